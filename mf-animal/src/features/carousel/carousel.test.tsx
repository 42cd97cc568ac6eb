import { Kind } from '@portal/shared/contract';
import { renderPart } from '@portal/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Carousel, type CarouselPhotos } from './carousel';

const photos = ['a', 'b', 'c'].map((name) => `/api/foto/${name}/350.jpg`);

function Page({ list }: { list: string[] }) {
  const [shown, setShown] = useState<CarouselPhotos | null>(null);
  return (
    <>
      {list.map((photo, start) => (
        <button key={photo} type="button" onClick={() => setShown({ photos: list, start })}>
          Open {start + 1}
        </button>
      ))}
      <Carousel shown={shown} naam="Moos" kind={Kind.cat} onClose={() => setShown(null)} />
    </>
  );
}

/** Opens the photos at a number, as a click on it does. */
async function open(number: number, list = photos) {
  const page = renderPart(<Page list={list} />);
  await page.user.click(screen.getByRole('button', { name: `Open ${number}` }));
  await screen.findByRole('dialog', { name: "Foto's van Moos" });
  return page;
}
const shown = () => screen.getByRole('img').getAttribute('src');
/** The DOM of the tests has no pointer events: a mouse event with the same facts stands in. */
const pointer = (type: string, { x, y }: { x: number; y: number }) =>
  Object.assign(new MouseEvent(type, { bubbles: true, clientX: x, clientY: y }), { isPrimary: true });
const button = (name: string) => screen.getByRole('button', { name });

test('AN-020 opens on the clicked photo, large, and says which one it is', async () => {
  await open(2);
  expect(shown()).toBe('/api/foto/b/800.avif');
  expect(screen.getByRole('img')).toHaveAccessibleName('Moos, foto 2 van 3');
  expect(screen.getByRole('status')).toHaveTextContent('Foto 2 van 3');
});

test('AN-020 right on the last gives the first, left on the first gives the last', async () => {
  const { user } = await open(3);
  await user.click(button('Volgende foto'));
  expect(shown()).toBe('/api/foto/a/800.avif');
  await user.click(button('Vorige foto'));
  expect(shown()).toBe('/api/foto/c/800.avif');
  expect(screen.getByRole('status')).toHaveTextContent('Foto 3 van 3');
});

test('AN-020 the arrow keys do the same, wherever the focus is', async () => {
  const { user } = await open(1);
  await user.keyboard('{ArrowLeft}');
  expect(shown()).toBe('/api/foto/c/800.avif');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(shown()).toBe('/api/foto/b/800.avif');
});

test.each([
  ['to the left', { x: 200, y: 100 }, { x: 120, y: 110 }, 'b'],
  ['to the right', { x: 100, y: 100 }, { x: 180, y: 90 }, 'c'],
  ['a little', { x: 100, y: 100 }, { x: 80, y: 100 }, 'a'],
  ['down', { x: 100, y: 100 }, { x: 150, y: 200 }, 'a'],
])('AN-020 a finger that moves %s', async (_name, from, to, expected) => {
  await open(1);
  const photo = screen.getByRole('img');
  fireEvent(photo, pointer('pointerdown', from));
  fireEvent(photo, pointer('pointerup', to));
  expect(shown()).toBe(`/api/foto/${expected}/800.avif`);
});

test('AN-020 the page does not scroll while the photos are open; Escape closes, clears the list, scrolls again and gives the focus back', async () => {
  const { user } = await open(2);
  expect(document.body).toHaveClass('p-overflow-hidden');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(document.body).not.toHaveClass('p-overflow-hidden');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await waitFor(() => expect(button('Open 2')).toHaveFocus());
  await user.click(button('Open 1'));
  await screen.findByRole('dialog');
  expect(shown()).toBe('/api/foto/a/800.avif');
});

test('one photo has no arrows and no counter, and the cross closes it', async () => {
  const { user } = await open(1, photos.slice(0, 1));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual(['Sluiten']);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(shown()).toBe('/api/foto/a/800.avif');
  await user.click(button('Sluiten'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
