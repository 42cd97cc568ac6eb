import { makeAnimal, makePhoto, renderPart } from '@portal/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { Gallery } from './gallery';

const photos = ['a', 'b', 'c'].map((name, index) =>
  makePhoto({ fotourl: `/api/foto/${name}/350.jpg`, volgnr: index + 1, primair: index === 0 ? 1 : 0 }),
);
const onEnlarge = jest.fn();
beforeEach(() => onEnlarge.mockClear());
const show = (fotos = photos) =>
  renderPart(<Gallery animal={makeAnimal({ fotos, fotourl: fotos[0]?.fotourl ?? null })} onEnlarge={onEnlarge} />);
const main = () => screen.getByRole('img', { name: /^Moos/ });
const thumbs = () =>
  screen.queryAllByRole('button', { name: /tonen$/ }).filter((one) => one.hasAttribute('aria-current'));
const current = () => thumbs().map((button) => button.getAttribute('aria-current'));

test('the main photo has 800 pixels, its size, modern formats and precedence', () => {
  show();
  expect(main()).toHaveAttribute('src', '/api/foto/a/800.jpg');
  expect(main()).toHaveAttribute('fetchpriority', 'high');
  expect(main()).toHaveAttribute('loading', 'eager');
  expect(main()).toHaveAttribute('width', '800');
  expect(main()).toHaveAttribute('height', '800');
  const sources = [...(main().parentElement?.querySelectorAll('source') ?? [])].map(({ srcset }) => srcset);
  expect(sources).toEqual(['/api/foto/a/800.avif', '/api/foto/a/800.webp']);
});

test('a thumbnail puts its photo in the main place, by pointer and by keyboard', async () => {
  const { user } = show();
  expect(main()).toHaveAccessibleName('Moos, Kat, Europees korthaar, foto 1 van 3');
  await user.click(screen.getByRole('button', { name: 'Foto 3 van 3 tonen' }));
  expect(main()).toHaveAttribute('src', '/api/foto/c/800.jpg');
  expect(current()).toEqual(['false', 'false', 'true']);
  await user.tab({ shift: true });
  await user.keyboard('{Enter}');
  expect(main()).toHaveAccessibleName('Moos, Kat, Europees korthaar, foto 2 van 3');
  expect(current()).toEqual(['false', 'true', 'false']);
});

test('one photo needs no thumbnails, and there is no empty slot or dead button (AN-001)', () => {
  show(photos.slice(0, 1));
  expect(main()).toHaveAccessibleName('Moos, Kat, Europees korthaar');
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Foto groot tonen' })).toBeEnabled();
});

test('AN-020 the main photo asks for all photos, beginning with itself', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Foto 2 van 3 tonen' }));
  await user.click(screen.getByRole('button', { name: 'Foto 2 van 3 groot tonen' }));
  expect(onEnlarge).toHaveBeenCalledWith(
    ['a', 'b', 'c'].map((name) => `/api/foto/${name}/350.jpg`),
    1,
  );
});

test('without a photo there is the silhouette', () => {
  const { container } = show([]);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(container.querySelector('svg')).not.toBeNull();
});

test('a photo that fails in every format gives way to the silhouette', () => {
  const { container } = show(photos.slice(0, 1));
  fireEvent.error(main());
  fireEvent.error(main());
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container.querySelector('svg')).not.toBeNull();
});
