import { IMPORT_PHOTOS_MAX } from '@portal/shared/contract';
import { refuse } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeImport } from '../testing/animal-import';
import { renderImport } from '../testing/render-import';

/** A browser that can draw: a file whose name begins with 'kapot' is no picture. */
function fakeCanvas() {
  Object.assign(globalThis, {
    createImageBitmap: async (file: File) => {
      if (file.name.startsWith('kapot')) throw new DOMException('no picture');
      return { width: 1600, height: 1200, close: () => {} };
    },
  });
  const context = { fillRect: () => {}, drawImage: () => {} };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as null);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,abcd');
}
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  fakeCanvas();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const photo = (name: string) => new File(['picture'], name, { type: 'image/jpeg' });
const input = () => screen.findByLabelText('Kies fotobestanden');

test('BE-015: photos are made small and sent under their own names; those that cannot be read are named and can be tried again', async () => {
  let photos = 0;
  const { user, api, show } = renderImport(makeImport(), {
    sendImportPhoto: () => {
      photos += 1;
      show(makeImport({ photos }));
      return { data: { photos } };
    },
  });
  expect(await screen.findByText('Er zijn nog geen foto’s verstuurd.')).toBeVisible();
  await user.upload(await input(), [photo('moos.jpg'), photo('kapot.jpg'), photo('pluis.jpg')]);
  expect(await screen.findByText('2 foto’s verstuurd')).toBeVisible();
  expect(api.requestsOf('sendImportPhoto').map(({ body }) => body)).toEqual([
    { filename: 'moos.jpg', base64: 'abcd' },
    { filename: 'pluis.jpg', base64: 'abcd' },
  ]);
  const refused = within(
    await screen.findByText('1 foto niet verstuurd:').then((words) => words.parentElement as HTMLElement),
  );
  expect(refused.getByText('kapot.jpg: deze foto kan niet worden gelezen')).toBeVisible();
  await user.click(refused.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('kapot.jpg: deze foto kan niet worden gelezen')).toBeVisible();
});

test('BE-015: what the api refuses about a photo is said with its name', async () => {
  const { user } = renderImport(makeImport(), {
    sendImportPhoto: refuse('VALIDATION', { base64: 'De foto is te klein' }),
  });
  await user.upload(await input(), [photo('moos.jpg')]);
  expect(await screen.findByText('moos.jpg: De foto is te klein')).toBeVisible();
});

test('BE-015: more photos than an import takes are not sent', async () => {
  const { user, api } = renderImport(makeImport({ photos: IMPORT_PHOTOS_MAX }));
  await user.upload(await input(), [photo('moos.jpg')]);
  expect(await screen.findByText(/^Een import heeft maximaal 2\.000 foto’s/)).toBeVisible();
  expect(api.requestsOf('sendImportPhoto')).toHaveLength(0);
});

test('BE-015: without a column that names photos there is nothing to send', async () => {
  renderImport(makeImport({ columns: [{ column: 0, field: 'eigennummer' }] }));
  await screen.findByRole('heading', { level: 2, name: 'Wat staat er in welke kolom?' });
  await waitFor(() => expect(screen.queryByLabelText('Kies fotobestanden')).not.toBeInTheDocument());
});
