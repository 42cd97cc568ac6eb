import type { PhotoUpload } from '@portal/shared/contract';
import { saveDraft } from '@portal/shared/session';
import { makePhoto, makeStaff, networkFailure, renderPart } from '@portal/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { fakePictures, jpegOf, photoFile } from '../../testing/fake-pictures';
import { type StubApi, stubApi } from '../../testing/stub-api';
import { PhotoStrip } from './photo-strip';

function Form({ start = '' }: { start?: string }) {
  const [concept, setConcept] = useState(start);
  return (
    <>
      <PhotoStrip draft="dier" concept={concept} onConcept={setConcept} />
      <output>{concept}</output>
    </>
  );
}

/** A server that gives every new key a photo. */
function makeServer(): StubApi {
  const ids = new Map<string | null, number>();
  return stubApi({
    uploadPhoto: ({ headers }) => {
      const key = headers.get('Idempotency-Key');
      ids.set(key, ids.get(key) ?? 70 + ids.size);
      return { data: { message: 'ok', status: 'succes', item: makePhoto({ id: ids.get(key) ?? 0 }) } };
    },
    deletePhoto: { data: { message: 'De foto is verwijderd', status: 'succes' } },
  });
}
const bodies = (api: StubApi) => api.requestsOf('uploadPhoto').map(({ body }) => body as PhotoUpload);
const take = (count: number) =>
  fireEvent.change(screen.getByLabelText('Foto maken'), {
    target: { files: Array.from({ length: count }, (_, index) => photoFile(`photo ${index}`)) },
  });

test('AN-061 four photos taken in a row are cropped in the middle and sent under one key of a draft, the first as primary', async () => {
  fakePictures();
  const api = makeServer();
  renderPart(<Form />, { api, user: makeStaff() });
  take(4);
  expect(await screen.findByText("Alle 4 foto's zijn verstuurd.")).toBeVisible();
  expect(bodies(api).map(({ bron, bron_id, volgnr, primair }) => [bron, bron_id, volgnr, primair])).toEqual([
    ['DIER', 0, 1, 1],
    ['DIER', 0, 2, undefined],
    ['DIER', 0, 3, undefined],
    ['DIER', 0, 4, undefined],
  ]);
  expect(new Set(bodies(api).map(({ concept }) => concept)).size).toBe(1);
  expect(bodies(api)[0]).toMatchObject({ base64: jpegOf(350), base64org: jpegOf(800) });
  expect(screen.getAllByRole('img')).toHaveLength(4);
});

test('a tab that is killed without a network loses no photo: the next one sends them, with the same keys', async () => {
  fakePictures();
  // Without a network nothing is tried again, so no timer of the killed tab outlives it.
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const user = makeStaff();
  const lost = stubApi({ uploadPhoto: networkFailure() });
  const killed = renderPart(<Form />, { api: lost, user });
  take(2);
  await waitFor(() => expect(lost.requestsOf('uploadPhoto').length).toBeGreaterThanOrEqual(2));
  const concept = bodies(lost)[0]?.concept ?? '';
  const keys = new Set(lost.requestsOf('uploadPhoto').map(({ headers }) => headers.get('Idempotency-Key')));
  saveDraft('dier', { concept }, user.uid, { outlivesTab: true });
  killed.unmount();
  network.mockRestore();
  const api = makeServer();
  renderPart(<Form start={concept} />, { api, user });
  expect(await screen.findByText("Alle 2 foto's zijn verstuurd.")).toBeVisible();
  expect(new Set(api.requestsOf('uploadPhoto').map(({ headers }) => headers.get('Idempotency-Key')))).toEqual(keys);
});

test('a photo is cropped again afterwards, and takes its own place', async () => {
  fakePictures();
  const api = makeServer();
  const { user } = renderPart(<Form />, { api, user: makeStaff() });
  take(2);
  await screen.findByText("Alle 2 foto's zijn verstuurd.");
  await user.click(screen.getByRole('button', { name: 'Foto 1 bijsnijden' }));
  const dialog = await screen.findByRole('dialog', { name: 'Foto bijsnijden' });
  await user.click(within(dialog).getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(bodies(api)).toHaveLength(3));
  expect(api.requestsOf('deletePhoto').map(({ path }) => path)).toEqual(['image/70/']);
  expect(bodies(api)[2]).toMatchObject({ volgnr: 1, primair: 1 });
});

test('a photo is taken back, also from the server', async () => {
  fakePictures();
  const api = makeServer();
  const { user } = renderPart(<Form />, { api, user: makeStaff() });
  take(2);
  await screen.findByText("Alle 2 foto's zijn verstuurd.");
  await user.click(screen.getByRole('button', { name: 'Foto 2 verwijderen' }));
  await waitFor(() => expect(api.requestsOf('deletePhoto').map(({ path }) => path)).toEqual(['image/71/']));
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

test('AN-060 among chosen files what is no image is refused, and the rest goes on', async () => {
  fakePictures();
  const api = makeServer();
  renderPart(<Form />, { api, user: makeStaff() });
  fireEvent.change(screen.getByLabelText('Foto kiezen'), {
    target: { files: [photoFile(), photoFile('%PDF', 'application/pdf', 'poes.pdf')] },
  });
  expect(await screen.findByText(/Dit bestand is geen afbeelding/)).toBeVisible();
  await waitFor(() => expect(bodies(api)).toHaveLength(1));
});
