import type { AnimalCreate, PhotoUpload } from '@portal/shared/contract';
import { hasUnsavedInput } from '@portal/shared/session';
import {
  makeAdmin,
  makeAnimal,
  makePhoto,
  makeStaff,
  networkFailure,
  refuse,
  renderPart,
  uuidkeyOf,
} from '@portal/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakePictures, photoFile } from '../../testing/fake-pictures';
import { type Replies, stubApi } from '../../testing/stub-api';
import { AnimalFormDialog } from './animal-form-dialog';

const created = makeAnimal({ id: 99 });
const BREEDS = [
  { id: 11, naam: 'Europees korthaar', soortid: 1 },
  { id: 21, naam: 'Beagle', soortid: 2 },
] as const;
const SEXES = [
  { id: 12, naam: 'Kater', soortid: 1, sexecode: 'M' },
  { id: 22, naam: 'Reu', soortid: 2, sexecode: 'M' },
] as const;
const AGES = [
  { id: 13, naam: '1 tot 3 jaar', soortid: 1 },
  { id: 23, naam: 'Pup', soortid: 2 },
] as const;
const of = <Option extends { soortid: number }>(options: readonly Option[], soortid: string | undefined) => ({
  items: options.filter((option) => String(option.soortid) === soortid),
});

interface Options {
  user?: ReturnType<typeof makeStaff>;
  asiel?: number;
  replies?: Replies;
}

function show({ user = makeStaff(), asiel, replies = {} }: Options = {}) {
  const onClose = jest.fn();
  const api = stubApi({
    listKinds: {
      items: [
        { id: 1, naam: 'Kat' },
        { id: 2, naam: 'Hond' },
        { id: 3, naam: 'Overig' },
        { id: 4, naam: 'Konijn' },
      ],
    },
    listBreeds: ({ params }) => of(BREEDS, params.soortid),
    listSexes: ({ params }) => of(SEXES, params.soortid),
    listAges: ({ params }) => of(AGES, params.soortid),
    listProvinces: {
      items: [
        { id: 5, naam: 'Limburg', afkorting: 'LI', land: 'NL' },
        { id: 6, naam: 'Limburg', afkorting: 'VLI', land: 'BE' },
        { id: 7, naam: 'Flevoland', afkorting: 'FL', land: 'NL' },
      ],
      filter: { asiel_province: 7 },
    },
    suggestShelters: {
      items: [{ id: 42, uuidkey: uuidkeyOf(42), naam: 'De Linde', plaats: 'Lelystad', land: 'NL' }],
    },
    createAnimal: { data: { item: created } },
    ...replies,
  });
  const part = renderPart(<AnimalFormDialog {...(asiel === undefined ? {} : { asiel })} onClose={onClose} />, {
    user,
    api,
  });
  return { ...part, api, onClose, toasts: () => part.store.getState().toast.toasts };
}

const select = (name: string) => screen.getByRole('combobox', { name });
const submit = () => screen.findByRole('button', { name: 'Opslaan' });
const publish = () => screen.findByRole('button', { name: 'Opslaan en publiceren' });

/** Fills in what is required for a dog. */
async function fill({ user }: ReturnType<typeof show>) {
  await screen.findByRole('option', { name: 'Hond' });
  await user.selectOptions(select('Diersoort'), 'Hond');
  for (const [name, option] of [
    ['Ras', 'Beagle'],
    ['Geslacht', 'Reu'],
    ['Leeftijd', 'Pup'],
  ] as const) {
    // The list is made anew when its options arrive.
    await screen.findByRole('option', { name: option });
    await user.selectOptions(select(name), option);
  }
  await user.type(screen.getByRole('textbox', { name: 'Naam' }), 'Bobbie');
  await user.type(screen.getByRole('textbox', { name: 'Omschrijving' }), 'Een vrolijke hond');
}

beforeEach(() => sessionStorage.clear());

test('AN-030 the dialog is called Dier - toevoegen', async () => {
  show();
  expect(await screen.findByRole('dialog', { name: 'Dier - toevoegen' })).toBeVisible();
});

test('AN-031 before a kind the three wait; after Hond there is no breed of cats, and another kind starts again', async () => {
  const shown = show();
  await screen.findByRole('option', { name: 'Hond' });
  for (const name of ['Ras', 'Geslacht', 'Leeftijd']) expect(select(name)).toBeDisabled();
  await fill(shown);
  expect(within(select('Ras')).queryByText('Europees korthaar')).not.toBeInTheDocument();
  expect(select('Ras')).toHaveDisplayValue('Beagle');
  await shown.user.selectOptions(select('Diersoort'), 'Kat');
  await screen.findByRole('option', { name: 'Europees korthaar' });
  for (const name of ['Ras', 'Geslacht', 'Leeftijd']) expect(select(name)).toHaveValue('');
});

test('AN-032, AN-034 submit empty: the messages, the toast of type message, focus on the first field', async () => {
  const { user, toasts, api } = show();
  await user.click(await submit());
  await waitFor(() =>
    expect(toasts()).toMatchObject([{ type: 'message', message: 'niet alle velden zijn in ingevuld' }]),
  );
  expect(select('Diersoort')).toHaveAccessibleDescription('kies een dier soort');
  expect(screen.getByRole('textbox', { name: 'Omschrijving' })).toHaveAccessibleDescription(/Vul een omschrijving in/);
  expect(select('Diersoort')).toHaveFocus();
  expect(api.requestsOf('createAnimal')).toHaveLength(0);
});

test('AN-036, C50 the own province is chosen; a name that exists twice comes with its country (C49)', async () => {
  show();
  await waitFor(() => expect(select('Provincie')).toHaveDisplayValue('Flevoland'));
  expect(
    within(select('Provincie'))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Maak een keuze', 'Limburg (NL)', 'Limburg (BE)', 'Flevoland']);
});

test('AN-033, AN-037 staff create: what is sent, the toast, and the new key for who opened the dialog', async () => {
  const shown = show();
  await fill(shown);
  await shown.user.click(await submit());
  await waitFor(() => expect(shown.onClose).toHaveBeenCalledWith({ uuidkey: created.uuidkey, created: true }));
  const [request] = shown.api.requestsOf('createAnimal');
  expect(request?.body).toMatchObject({
    ...{ soort: 2, ras: 21, geslacht: 22, leeftijd: 23, provincie: 7, naam: 'Bobbie' },
    ...{ koppel: 'N', gevonden: 'X', omschrijving: '<p>Een vrolijke hond</p>' },
  });
  expect(request?.body).not.toHaveProperty('asiel');
  expect(request?.body).not.toHaveProperty('geplaatst');
  expect(request?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(shown.toasts()).toMatchObject([{ type: 'succes', title: 'Succes', message: 'Dier is met succes aangemaakt' }]);
  expect(sessionStorage).toHaveLength(0);
});

test('AN-037 saved and published: first as a preview, then with status N', async () => {
  const shown = show({ replies: { setAnimalStatus: { data: { item: { ...created, geplaatst: 'N' } } } } });
  await fill(shown);
  await shown.user.click(await publish());
  await waitFor(() => expect(shown.onClose).toHaveBeenCalledWith({ uuidkey: created.uuidkey, created: true }));
  expect(shown.api.requestsOf('createAnimal')[0]?.body).not.toHaveProperty('geplaatst');
  expect(shown.api.requestsOf('setAnimalStatus').map(({ path, body }) => [path, body])).toEqual([
    [`animal/${created.uuidkey}/status`, { geplaatst: 'N', asiel: created.asiel?.id }],
  ]);
});

test.each([
  ['a network that fails', networkFailure(), /nog niet op de website/],
  ['a refusal with its reason', refuse('LIMIT_REACHED'), /nog niet op de website\. Het maximum is bereikt/],
])('AN-037 %s at publishing leaves the preview, says so, and shows the animal', async (_name, reply, words) => {
  const shown = show({ replies: { setAnimalStatus: reply } });
  await fill(shown);
  await shown.user.click(await publish());
  await waitFor(() => expect(shown.onClose).toHaveBeenCalledWith({ uuidkey: created.uuidkey, created: true }));
  expect(shown.toasts()).toMatchObject([
    { type: 'warning', message: expect.stringMatching(words) },
    { type: 'succes' },
  ]);
  expect(shown.api.requestsOf('createAnimal')).toHaveLength(1);
});

test('Enter in a field saves without publishing', async () => {
  const shown = show();
  await fill(shown);
  await shown.user.type(screen.getByRole('textbox', { name: 'Naam' }), '{Enter}');
  await waitFor(() => expect(shown.onClose).toHaveBeenCalled());
  expect(shown.api.requestsOf('setAnimalStatus')).toHaveLength(0);
});

test('C51 a found animal: since when and for which municipality, asked when it was found', async () => {
  const shown = show();
  await fill(shown);
  expect(screen.queryByLabelText(/In bewaring sinds/)).not.toBeInTheDocument();
  await shown.user.selectOptions(select('Gevonden'), 'Ja');
  await shown.user.type(screen.getByLabelText(/In bewaring sinds/), '2026-11-10');
  await shown.user.type(screen.getByRole('textbox', { name: /Gemeente/ }), 'Ede');
  await shown.user.click(await submit());
  await waitFor(() => expect(shown.onClose).toHaveBeenCalled());
  expect(shown.api.requestsOf('createAnimal')[0]?.body).toMatchObject({
    gevonden: 'J',
    inbewaring: '2026-11-10',
    gemeente: 'Ede',
  });
});

test('C26 an admin chooses a shelter by its name; a typed name alone is not enough', async () => {
  const shown = show({ user: makeAdmin() });
  await fill(shown);
  await shown.user.click(await submit());
  const field = screen.getByRole('combobox', { name: 'Asiel' });
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Kies een asiel$/));
  await shown.user.type(field, 'lind');
  await shown.user.click(await screen.findByRole('option', { name: /De Linde/ }));
  expect(shown.api.requestsOf('suggestShelters')[0]?.params).toEqual({ naam: 'lind', action: 'lookupt' });
  await shown.user.click(await submit());
  await waitFor(() => expect(shown.onClose).toHaveBeenCalled());
  expect(shown.api.requestsOf('createAnimal')[0]?.body).toMatchObject({ asiel: 42 });
});

test('C26 an admin who adds to a known shelter is not asked again', async () => {
  const shown = show({ user: makeAdmin(), asiel: 12 });
  await fill(shown);
  expect(screen.queryByRole('combobox', { name: 'Asiel' })).not.toBeInTheDocument();
  await shown.user.click(await submit());
  await waitFor(() => expect(shown.onClose).toHaveBeenCalled());
  expect(shown.api.requestsOf('createAnimal')[0]?.body).toMatchObject({ asiel: 12 });
});

test.each([
  ['AN-037 a failure', networkFailure(), { type: 'error', title: 'Error', message: 'Er is iets fout gegaan' }],
  ['C11 a full shelter', refuse('LIMIT_REACHED'), { type: 'warning', message: 'limiet van dieren berijkt' }],
])('%s: the toast, and the input stays', async (_name, createAnimal, toast) => {
  const shown = show({ replies: { createAnimal } });
  await fill(shown);
  await shown.user.click(await submit());
  await waitFor(() => expect(shown.toasts()).toMatchObject([toast]));
  expect(screen.getByRole('textbox', { name: 'Naam' })).toHaveValue('Bobbie');
  expect(shown.onClose).not.toHaveBeenCalled();
});

test('SHD-004 what the server finds wrong stands under its field', async () => {
  const shown = show({ replies: { createAnimal: refuse('VALIDATION', { ras: 'Kies een ras' }) } });
  await fill(shown);
  await shown.user.click(await submit());
  await waitFor(() => expect(select('Ras')).toHaveAccessibleDescription('Kies een ras'));
});

test('a field that waits for the kind is not wrong yet (C46)', async () => {
  const { user } = show();
  await user.click(await submit());
  const form = within(await screen.findByRole('dialog'));
  expect(await form.findByRole('button', { name: 'Diersoort: kies een dier soort' })).toBeVisible();
  expect(form.queryByText(/Kies een (ras|geslacht|leeftijd)/)).not.toBeInTheDocument();
  expect(select('Ras')).toBeValid();
});

test('what one person typed is not shown to the next one in the tab', async () => {
  const { user, unmount } = show();
  await user.type(await screen.findByRole('textbox', { name: 'Naam' }), 'Bob');
  unmount();
  show();
  expect(await screen.findByRole('textbox', { name: 'Naam' })).toHaveValue('');
});

test('C30 closing with something filled in asks; thrown away it is gone', async () => {
  const staff = makeStaff();
  const { user, onClose, unmount } = show({ user: staff });
  await user.type(await screen.findByRole('textbox', { name: 'Naam' }), 'Bob');
  expect(hasUnsavedInput()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Annuleren' }));
  await user.click(await screen.findByRole('button', { name: 'Verder invullen' }));
  expect(onClose).not.toHaveBeenCalled();
  unmount();
  const again = show({ user: staff });
  expect(await screen.findByRole('textbox', { name: 'Naam' })).toHaveValue('Bob');
  await again.user.click(screen.getByRole('button', { name: 'Annuleren' }));
  await again.user.click(await screen.findByRole('button', { name: 'Weggooien' }));
  expect(again.onClose).toHaveBeenCalledWith();
  expect(sessionStorage).toHaveLength(0);
});

describe('photos before the animal is there (C42)', () => {
  afterEach(() => jest.restoreAllMocks());

  const uploadPhoto: Replies['uploadPhoto'] = ({ body }) => ({
    data: { message: 'ok', status: 'succes', item: makePhoto({ id: 70 + ((body as PhotoUpload).volgnr ?? 0) }) },
  });
  const take = async (count: number) =>
    fireEvent.change(await screen.findByLabelText('Foto maken'), {
      target: { files: Array.from({ length: count }, (_, index) => photoFile(`photo ${index}`)) },
    });
  const conceptsOf = ({ api }: ReturnType<typeof show>) =>
    new Set(api.requestsOf('uploadPhoto').map(({ body }) => (body as PhotoUpload).concept));

  test('they are sent while the form is filled in, and the animal that is added gets them by their key', async () => {
    fakePictures();
    const shown = show({ replies: { uploadPhoto } });
    await take(2);
    await screen.findByText("Alle 2 foto's zijn verstuurd.");
    await fill(shown);
    await shown.user.click(await submit());
    await waitFor(() => expect(shown.onClose).toHaveBeenCalledWith({ uuidkey: created.uuidkey, created: true }));
    const [sent] = shown.api.requestsOf('createAnimal');
    const concept = (sent?.body as AnimalCreate | undefined)?.concept;
    expect([...conceptsOf(shown)]).toEqual([concept]);
    expect(sent?.headers.get('Idempotency-Key')).toBe(concept);
  });

  test('a killed tab keeps what was typed and the photos: the next one goes on with both', async () => {
    fakePictures();
    const user = makeStaff();
    // Without a network nothing is tried again, so no timer of the killed tab outlives it.
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const killed = show({ user, replies: { uploadPhoto: networkFailure() } });
    await take(2);
    await waitFor(() => expect(killed.api.requestsOf('uploadPhoto').length).toBeGreaterThanOrEqual(2));
    await killed.user.type(await screen.findByRole('textbox', { name: 'Naam' }), 'Bobbie');
    killed.unmount();
    onLine.mockRestore();
    sessionStorage.clear();
    const next = show({ user, replies: { uploadPhoto } });
    expect(await screen.findByRole('textbox', { name: 'Naam' })).toHaveValue('Bobbie');
    expect(await screen.findByText("Alle 2 foto's zijn verstuurd.")).toBeVisible();
    expect(conceptsOf(next)).toEqual(conceptsOf(killed));
  });

  test('a photo alone is asked about before it is thrown away; then nothing of it is left', async () => {
    fakePictures();
    const user = makeStaff();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const shown = show({ user, replies: { uploadPhoto: networkFailure() } });
    // As the shell does it: the dialog is gone once it was closed.
    shown.onClose.mockImplementation(shown.unmount);
    await take(1);
    await screen.findByRole('img', { name: 'Foto 1' });
    await shown.user.click(screen.getByRole('button', { name: 'Annuleren' }));
    const question = await screen.findByRole('dialog', { name: 'Nieuw dier weggooien?' });
    await shown.user.click(within(question).getByRole('button', { name: 'Weggooien' }));
    await waitFor(() => expect(shown.onClose).toHaveBeenCalled());
    const next = show({ user, replies: { uploadPhoto } });
    await screen.findByRole('option', { name: 'Hond' });
    expect(screen.queryByRole('img', { name: 'Foto 1' })).not.toBeInTheDocument();
    expect(next.api.requestsOf('uploadPhoto')).toEqual([]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft-'))).toEqual([]);
  });
});
