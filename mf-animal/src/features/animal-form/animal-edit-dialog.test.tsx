import type { Animal } from '@portal/shared/contract';
import { makeAnimal, makeShelterSummary, makeStaff, networkFailure, refuse, renderPart } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { type Replies, stubApi } from '../../testing/stub-api';
import { savedMeanwhile, versioned, versionsSaved } from '../../testing/versioned';
import { AnimalFormDialog } from './animal-form-dialog';

const shelter = makeShelterSummary({ id: 12 });
const START: Animal = makeAnimal({
  ...{ id: 77, naam: 'Moos', asiel: shelter, ras: 11, geslacht: 12, leeftijd: 13, provincie: 7, kleur: 'Cypers' },
  ...{ youtubeUrl: 'https://youtu.be/aqz-KE-bpKQ', youtube: 1, koppel: 'N', gevonden: 'X' },
});
const staff = makeStaff(shelter);

function open(replies: Replies = {}, animal = START) {
  const onClose = jest.fn();
  const api = stubApi({
    getAnimal: versioned(animal, 1),
    listBreeds: ({ params }) => ({
      items: [
        { id: 11, naam: 'Europees korthaar', soortid: 1 as const },
        { id: 14, naam: 'Siamees', soortid: 1 as const },
      ].filter(() => params.soortid === '1'),
    }),
    listSexes: {
      items: [
        { id: 12, naam: 'Kater', soortid: 1, sexecode: 'M' },
        { id: 15, naam: 'Poes', soortid: 1, sexecode: 'V' },
      ],
    },
    listAges: { items: [{ id: 13, naam: '1 tot 3 jaar', soortid: 1 }] },
    listProvinces: {
      items: [{ id: 7, naam: 'Flevoland', afkorting: 'FL', land: 'NL' }],
      filter: { asiel_province: 7 },
    },
    updateAnimal: versioned(animal, 2),
    ...replies,
  });
  const part = renderPart(<AnimalFormDialog uuidkey={animal.uuidkey} onClose={onClose} />, { user: staff, api });
  return { ...part, api, onClose, toasts: () => part.store.getState().toast.toasts };
}

const select = (name: string) => screen.getByRole('combobox', { name });
const text = (name: RegExp | string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Opslaan' });
const isFilled = async () => {
  await screen.findByRole('option', { name: 'Poes' });
  await screen.findByRole('option', { name: 'Flevoland' });
};

beforeEach(() => sessionStorage.clear());

test('AN-030, AN-041 the dialog of Moos: what is stored is filled in; neither kind nor description', async () => {
  open();
  expect(await screen.findByRole('dialog', { name: 'Moos - bewerken' })).toBeVisible();
  await isFilled();
  expect(text('Naam')).toHaveValue('Moos');
  expect(select('Ras')).toHaveDisplayValue('Europees korthaar');
  expect(select('Geslacht')).toHaveDisplayValue('Kater');
  expect(select('Leeftijd')).toHaveDisplayValue('1 tot 3 jaar');
  expect(select('Provincie')).toHaveDisplayValue('Flevoland');
  expect(select('Gevonden')).toHaveDisplayValue('Geen antwoord');
  expect(text(/^Kleur/)).toHaveValue('Cypers');
  expect(screen.queryByRole('combobox', { name: 'Diersoort' })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Omschrijving' })).not.toBeInTheDocument();
});

test('AN-038, AN-035, AN-039 only what was changed is sent, on top of the version that was read; then the dialog closes', async () => {
  const { user, api, onClose } = open();
  await isFilled();
  await user.clear(text('Naam'));
  await user.type(text('Naam'), 'Saar');
  await user.selectOptions(select('Geslacht'), 'Poes');
  await user.clear(text(/^Video/));
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledWith({ uuidkey: START.uuidkey, created: false }));
  const [request] = api.requestsOf('updateAnimal');
  expect(request?.path).toBe(`animal/${START.uuidkey}`);
  expect(request?.body).toEqual({ naam: 'Saar', geslacht: 15, youtubeUrl: '' });
  expect(request?.headers.get('If-Match')).toBe('"1"');
  expect(sessionStorage).toHaveLength(0);
});

test('without a change nothing is sent', async () => {
  const { user, api, onClose } = open();
  await isFilled();
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.requestsOf('updateAnimal')).toHaveLength(0);
});

test('AN-032, AN-034 an emptied name: its message and the toast of type message', async () => {
  const { user, toasts, api } = open();
  await isFilled();
  await user.clear(text('Naam'));
  await user.click(save());
  await waitFor(() =>
    expect(toasts()).toMatchObject([{ type: 'message', message: 'niet alle velden zijn in ingevuld' }]),
  );
  expect(text('Naam')).toHaveAccessibleDescription('Vul een naam in');
  expect(api.requestsOf('updateAnimal')).toHaveLength(0);
});

test.each([
  ['fails', networkFailure(), 'Er is iets fout gegaan'],
  ['refuses with a reason', refuse('NOT_AVAILABLE'), 'Dit dier is niet meer beschikbaar'],
])('when the api %s the input stays and it is said', async (_name, updateAnimal, words) => {
  const { user, onClose } = open({ updateAnimal });
  await isFilled();
  await user.type(text('Naam'), 'je');
  await user.click(save());
  expect(await screen.findByText(words)).toBeVisible();
  expect(text('Naam')).toHaveValue('Moosje');
  expect(onClose).not.toHaveBeenCalled();
});

describe('C29 somebody else saved meanwhile', () => {
  const theirs = (change: Partial<Animal>): Replies => ({
    ...savedMeanwhile,
    getAnimal: versioned({ ...START, ...change }, 2),
  });
  const bodies = ({ api }: ReturnType<typeof open>) => api.requestsOf('updateAnimal').map(({ body }) => body);

  test('another field: the own change goes on top of it, and theirs stays', async () => {
    const shown = open();
    await isFilled();
    await shown.user.type(text('Naam'), 'je');
    shown.api.set(theirs({ kleur: 'rood' }));
    await shown.user.click(save());
    await waitFor(() => expect(shown.onClose).toHaveBeenCalled());
    expect(versionsSaved(shown.api)).toEqual(['"1"', '"2"']);
    expect(bodies(shown)).toEqual([{ naam: 'Moosje' }, { naam: 'Moosje' }]);
  });

  async function contest() {
    const shown = open();
    await isFilled();
    await shown.user.type(text('Naam'), 'je');
    await shown.user.selectOptions(select('Geslacht'), 'Poes');
    shown.api.set(theirs({ naam: 'Mo', kleur: 'rood' }));
    await shown.user.click(save());
    const conflict = within(await screen.findByRole('region', { name: /^Iemand anders/ }));
    expect(conflict.getByText('Mo')).toBeVisible();
    expect(conflict.queryByText('Kater')).not.toBeInTheDocument();
    expect(text('Naam')).toHaveValue('Moosje');
    expect(text(/^Kleur/)).toHaveValue('rood');
    return { shown, conflict };
  }

  test('the same field: both are shown, and the own version is saved knowingly, without the fields that were left alone', async () => {
    const { shown, conflict } = await contest();
    await shown.user.click(conflict.getByRole('button', { name: 'Mijn versie opslaan' }));
    await waitFor(() => expect(shown.onClose).toHaveBeenCalled());
    expect(versionsSaved(shown.api)).toEqual(['"1"', '"2"']);
    expect(bodies(shown)[1]).toEqual({ naam: 'Moosje', geslacht: 15 });
  });

  test('the same field: the other version is taken over', async () => {
    const { shown, conflict } = await contest();
    await shown.user.click(conflict.getByRole('button', { name: 'Andere versie overnemen' }));
    expect(text('Naam')).toHaveValue('Mo');
    expect(select('Geslacht')).toHaveDisplayValue('Kater');
    await shown.user.click(save());
    await waitFor(() => expect(shown.onClose).toHaveBeenCalled());
    expect(bodies(shown)).toHaveLength(1);
  });

  test('a draft goes on from the version that it was typed over', async () => {
    const first = open();
    await isFilled();
    await first.user.type(text('Naam'), 'je');
    first.unmount();
    const again = open({}, { ...START, naam: 'Mo', kleur: 'rood' });
    again.api.set({ ...theirs({ naam: 'Mo', kleur: 'rood' }) });
    await isFilled();
    expect(text('Naam')).toHaveValue('Moosje');
    expect(text(/^Kleur/)).toHaveValue('rood');
    await again.user.click(save());
    expect(await screen.findByRole('region', { name: /^Iemand anders/ })).toHaveTextContent('Mo');
  });
});
