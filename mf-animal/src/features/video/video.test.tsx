import type { Animal } from '@portal/shared/contract';
import { makeAnimal, renderPart } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { Video } from './video';

const film: Partial<Animal> = { youtube: 1, youtubeUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' };
const show = (change: Partial<Animal>) => renderPart(<Video animal={makeAnimal(change)} />);

test('AN-016 before the click nothing of the video service is on the page, its image neither', () => {
  const { container } = show(film);
  expect(screen.getByRole('button', { name: 'Video afspelen' })).toBeVisible();
  expect(container.querySelector('iframe, img, link, script')).toBeNull();
  expect(container.innerHTML).not.toMatch(/youtube\.com|ytimg|nocookie/);
  expect(screen.getByText(/Pas als u hem afspeelt/)).toBeVisible();
});

test('AN-016, C38 a click loads the frame of the no-cookie address, named, full screen allowed, and moves the focus there', async () => {
  const { user } = show(film);
  await user.click(screen.getByRole('button', { name: 'Video afspelen' }));
  const frame = screen.getByTitle('Video van Moos') as HTMLIFrameElement;
  const { origin, pathname } = new URL(frame.src);
  expect([origin, pathname]).toEqual(['https://www.youtube-nocookie.com', '/embed/aqz-KE-bpKQ']);
  expect(frame).toHaveAttribute('allowfullscreen');
  expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  expect(frame).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an address that names no single video is a link in a new tab', () => {
  show({ youtube: 1, youtubeUrl: 'https://www.youtube.com/playlist?list=PL1' });
  const link = screen.getByRole('link', { name: /Bekijk de video op YouTube/ });
  expect(link).toHaveAttribute('href', 'https://www.youtube.com/playlist?list=PL1');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each([
  ['youtube is 0', { ...film, youtube: 0 }],
  ['there is no address', { youtube: 1, youtubeUrl: null }],
  ['the address is of somebody else', { youtube: 1, youtubeUrl: 'https://evil.example/watch?v=aqz-KE-bpKQ' }],
] as [string, Partial<Animal>][])('AN-016 there is nothing when %s', (_name, change) => {
  show(change);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
