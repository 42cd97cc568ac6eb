import { type Me, UserType } from '@portal/shared/contract';
import {
  makeAdmin,
  makeAnimal,
  makeMe,
  makePhoto,
  makeShelterSummary,
  makeStaff,
  networkFailure,
  refuse,
  renderPart,
} from '@portal/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakePictures, jpegOf, photoFile } from '../../testing/fake-pictures';
import { stubApi } from '../../testing/stub-api';
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

test('the main photo has 800 pixels, its size, a modern format and precedence', () => {
  show();
  expect(main()).toHaveAttribute('src', '/api/foto/a/800.avif');
  expect(main()).toHaveAttribute('fetchpriority', 'high');
  expect(main()).toHaveAttribute('loading', 'eager');
  expect(main()).toHaveAttribute('width', '800');
  expect(main()).toHaveAttribute('height', '800');
});

test('a thumbnail puts its photo in the main place, by pointer and by keyboard', async () => {
  const { user } = show();
  expect(main()).toHaveAccessibleName('Moos, Kat, Europees korthaar, foto 1 van 3');
  await user.click(screen.getByRole('button', { name: 'Foto 3 van 3 tonen' }));
  expect(main()).toHaveAttribute('src', '/api/foto/c/800.avif');
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

describe('for own staff and admins', () => {
  const asiel = makeShelterSummary();
  const own = makeStaff(asiel);
  const said = (message: string, id?: number) => ({
    data: { message, status: 'succes' as const, ...(id === undefined ? {} : { item: makePhoto({ id }) }) },
  });

  const manage = (fotos = photos.slice(0, 1), user: Me | null = own, api = stubApi()) =>
    renderPart(
      <Gallery animal={makeAnimal({ asiel, fotos, fotourl: fotos[0]?.fotourl ?? null })} onEnlarge={onEnlarge} />,
      { api, ...(user === null ? {} : { user }) },
    );
  const addButtons = () => screen.queryAllByRole('button', { name: 'Foto toevoegen' });
  const toasts = (page: ReturnType<typeof manage>) =>
    page.store.getState().toast.toasts.map(({ type, message }) => [type, message]);

  test.each([
    ['own staff', own, 3],
    ['an admin', makeAdmin(), 3],
    ['a visitor', null, 0],
    ['an adopter', makeMe({ usertype: UserType.default }), 0],
    ['staff of another shelter', makeStaff(), 0],
  ])('AN-015 an animal with one photo has for %s so many add buttons', async (_who, user, count) => {
    manage(photos.slice(0, 1), user);
    if (count > 0) await screen.findByRole('group', { name: 'Deze foto' });
    expect(addButtons()).toHaveLength(count);
  });

  test('AN-015 four photos leave no empty place, and none fills four', async () => {
    const { unmount } = manage([1, 2, 3, 4].map((volgnr) => makePhoto({ volgnr, primair: volgnr === 1 ? 1 : 0 })));
    await screen.findByRole('button', { name: 'Nog een foto toevoegen' });
    expect(addButtons()).toHaveLength(0);
    unmount();
    manage([]);
    await waitFor(() => expect(addButtons()).toHaveLength(4));
  });

  /** Opens the dialog, chooses a photo and saves it as it is. */
  async function addPhoto(page: ReturnType<typeof manage>) {
    await waitFor(() => expect(addButtons()).toHaveLength(3));
    await page.user.click(addButtons()[0] as HTMLElement);
    fireEvent.change(await screen.findByLabelText('Foto kiezen'), { target: { files: [photoFile()] } });
    await page.user.click(await screen.findByRole('button', { name: 'Opslaan' }));
  }

  test('AN-062 an upload says that it begins and that it is done; the body holds both crops (AN-061)', async () => {
    fakePictures();
    const api = stubApi({ uploadPhoto: said('De foto is toegevoegd', 99) });
    const page = manage(photos.slice(0, 1), own, api);
    await addPhoto(page);
    await waitFor(() =>
      expect(toasts(page)).toEqual([
        ['message', 'Uploaden van bestand gestart'],
        ['succes', 'Foto geupload'],
      ]),
    );
    const [sent] = api.requestsOf('uploadPhoto');
    expect(sent?.body).toMatchObject({ bron: 'DIER', volgnr: 2, base64: jpegOf(350), base64org: jpegOf(800) });
    expect(sent?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('AN-062 a refused upload says so; trying again sends the same photo with the same key', async () => {
    fakePictures();
    const api = stubApi({ uploadPhoto: refuse('VALIDATION') });
    const page = manage(photos.slice(0, 1), own, api);
    await addPhoto(page);
    const retry = await screen.findByRole('button', { name: 'Foto opnieuw versturen' });
    expect(toasts(page)).toContainEqual(['error', 'Er is iets verkeerds gegaan']);
    expect(addButtons()).toHaveLength(2);
    api.set({ uploadPhoto: said('De foto is toegevoegd', 99) });
    await page.user.click(retry);
    await waitFor(() => expect(toasts(page)).toContainEqual(['succes', 'Foto geupload']));
    const keys = api.requestsOf('uploadPhoto').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  test('AN-060 cancelling sends nothing', async () => {
    fakePictures();
    const page = manage();
    await waitFor(() => expect(addButtons()).toHaveLength(3));
    await page.user.click(addButtons()[0] as HTMLElement);
    fireEvent.change(await screen.findByLabelText('Foto kiezen'), { target: { files: [photoFile()] } });
    await screen.findByRole('button', { name: 'Opslaan' });
    await page.user.click(screen.getByRole('button', { name: 'Annuleren' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(page.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('AN-063 another photo becomes the primary one; the toast is what the server says', async () => {
    const api = stubApi({ updatePhoto: said('De hoofdfoto is aangepast') });
    const page = manage(photos, own, api);
    await page.user.click(await screen.findByRole('button', { name: 'Foto 2 van 3 tonen' }));
    await page.user.click(screen.getByRole('button', { name: 'Hoofdfoto maken' }));
    await waitFor(() => expect(toasts(page)).toEqual([['succes', 'De hoofdfoto is aangepast']]));
    const [sent] = api.requestsOf('updatePhoto');
    expect(sent?.path).toBe(`image/${photos[1]?.id}/`);
    expect(sent?.body).toEqual({ bron_id: 1 });
  });

  test('AN-063 a failure is said', async () => {
    const page = manage(photos, own, stubApi({ updatePhoto: networkFailure() }));
    await page.user.click(await screen.findByRole('button', { name: 'Foto 2 van 3 tonen' }));
    await page.user.click(screen.getByRole('button', { name: 'Hoofdfoto maken' }));
    await waitFor(() => expect(toasts(page)).toEqual([['error', 'Er is iets verkeerds gegaan']]));
  });

  test('C42 a photo moves one place by keyboard; the primary one stays first', async () => {
    const api = stubApi({ updatePhoto: said('De volgorde is aangepast') });
    const page = manage(photos, own, api);
    expect(await screen.findByText('Dit is de hoofdfoto')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Naar achteren' })).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Foto 2 van 3 tonen' }));
    expect(screen.getByRole('button', { name: 'Naar voren' })).toHaveAttribute('aria-disabled', 'true');
    screen.getByRole('button', { name: 'Naar achteren' }).focus();
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(api.requestsOf('updatePhoto')[0]?.body).toEqual({ bron_id: 1, volgnr: 3 }));
  });

  test('AN-064 deleting asks first, in the words of the specification; cancelling keeps the photo', async () => {
    const api = stubApi({ deletePhoto: said('De foto is verwijderd') });
    const page = manage(photos, own, api);
    await page.user.click(await screen.findByRole('button', { name: 'Verwijderen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Weet u zeker dat u deze foto wilt verwijderen?' });
    expect(dialog).toHaveTextContent('Deze actie kan niet ongedaan gemaakt worden.');
    await page.user.click(within(dialog).getByRole('button', { name: 'Annuleren' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.requestsOf('deletePhoto')).toEqual([]);
  });

  test('AN-064 confirming deletes it, and the toast is what the server says', async () => {
    const api = stubApi({ deletePhoto: said('De foto is verwijderd') });
    const page = manage(photos, own, api);
    await page.user.click(await screen.findByRole('button', { name: 'Verwijderen' }));
    const dialog = await screen.findByRole('dialog');
    await page.user.click(within(dialog).getByRole('button', { name: 'Verwijderen' }));
    await waitFor(() => expect(toasts(page)).toEqual([['succes', 'De foto is verwijderd']]));
    expect(api.requestsOf('deletePhoto')[0]?.path).toBe(`image/${photos[0]?.id}/`);
  });
});
