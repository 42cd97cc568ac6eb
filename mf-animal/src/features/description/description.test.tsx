import type { Animal } from '@portal/shared/contract';
import { hasUnsavedInput } from '@portal/shared/session';
import { makeAnimal, makeShelterSummary, makeStaff, networkFailure, refuse, renderPart } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { type Replies, stubApi } from '../../testing/stub-api';
import { savedMeanwhile, versioned, versionsSaved } from '../../testing/versioned';
import { Description } from './description';

const shelter = makeShelterSummary({ id: 12 });
const story = (omschrijving: string): Animal => makeAnimal({ id: 77, naam: 'Moos', asiel: shelter, omschrijving });
const START = story('<p>Moos is rustig.</p><p>Hij is 3.</p>');

async function open(replies: Replies = {}, animal = START) {
  const api = stubApi({
    getAnimal: versioned(animal, 1),
    updateAnimal: versioned(story('<p>Nieuw</p>'), 2),
    ...replies,
  });
  const part = renderPart(<Description animal={animal} />, { user: makeStaff(shelter), api });
  await part.user.click(screen.getByRole('button', { name: /^Omschrijving/ }));
  const field = await screen.findByRole('textbox', { name: 'Omschrijving' });
  return { ...part, api, field };
}

const save = () => screen.getByRole('button', { name: 'Opslaan' });
const isRead = () => screen.findByRole('button', { name: /^Omschrijving/ });

beforeEach(() => sessionStorage.clear());

test('AN-056 editing begins with the text; leaving saves with one call, and the button has the focus again', async () => {
  const { user, api, field } = await open();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Moos is rustig.\n\nHij is 3.');
  await user.type(field, '\n\nEn < lief & zacht');
  await user.click(save());
  expect(await isRead()).toHaveFocus();
  const requests = api.requestsOf('updateAnimal');
  expect(requests.map(({ body }) => body)).toEqual([
    { omschrijving: '<p>Moos is rustig.</p><p>Hij is 3.</p><p>En &lt; lief &amp; zacht</p>' },
  ]);
  expect(requests[0]?.headers.get('If-Match')).toBe('"1"');
  expect(sessionStorage).toHaveLength(0);
});

test('AN-056 without a change nothing is sent, and formats stay', async () => {
  const { user, api } = await open({}, story('<p>Een <strong>lieve</strong> kat</p>'));
  expect(screen.getByText(/verdwijnen die/)).toBeVisible();
  await user.click(save());
  await isRead();
  expect(api.requestsOf('updateAnimal')).toHaveLength(0);
});

test('an empty text is not saved, and a story that is missing can be written', async () => {
  const { user, field, api } = await open({}, story(''));
  await user.click(save());
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Vul een omschrijving in/));
  await user.type(field, 'Een verhaal');
  await user.click(save());
  await waitFor(() => expect(api.requestsOf('updateAnimal')).toHaveLength(1));
});

test.each([
  ['the network fails', networkFailure()],
  ['the api fails', refuse('INTERNAL')],
])('when %s the text stays, the failure is said, and trying again saves', async (_name, updateAnimal) => {
  const { user, api, field } = await open({ updateAnimal });
  await user.type(field, ' Lief.');
  await user.click(save());
  expect(await screen.findByText(/De omschrijving is niet opgeslagen/)).toBeVisible();
  expect(field).toHaveValue('Moos is rustig.\n\nHij is 3. Lief.');
  expect(hasUnsavedInput()).toBe(true);
  api.set({ updateAnimal: versioned(START, 2) });
  await user.click(save());
  await isRead();
});

test('C30 giving up with something typed asks; what is thrown away does not come back', async () => {
  const { user, field } = await open();
  await user.type(field, ' Lief.');
  await user.click(screen.getByRole('button', { name: 'Annuleren' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Weggooien' }));
  await user.click(await isRead());
  expect(await screen.findByRole('textbox', { name: 'Omschrijving' })).toHaveValue('Moos is rustig.\n\nHij is 3.');
  expect(sessionStorage).toHaveLength(0);
});

describe('C29 somebody else saved meanwhile', () => {
  test('another field: the own text is saved on top of it', async () => {
    const { user, api, field } = await open(savedMeanwhile);
    api.set({ getAnimal: versioned({ ...START, naam: 'Mo' }, 2) });
    await user.type(field, ' Lief.');
    await user.click(save());
    await isRead();
    expect(versionsSaved(api)).toEqual(['"1"', '"2"']);
  });

  test.each([
    ['Mijn versie opslaan', 'Moos is rustig.\n\nHij is 3. Lief.'],
    ['Andere versie overnemen', 'Van de ander.'],
  ])('the same text: both are shown, and %s', async (choice, expected) => {
    const { user, api, field } = await open(savedMeanwhile);
    api.set({ getAnimal: versioned(story('<p>Van de ander.</p>'), 2) });
    await user.type(field, ' Lief.');
    await user.click(save());
    const conflict = within(await screen.findByRole('region', { name: /^Iemand anders/ }));
    expect(conflict.getByText('Van de ander.')).toBeVisible();
    expect(field).toHaveValue('Moos is rustig.\n\nHij is 3. Lief.');
    await user.click(conflict.getByRole('button', { name: choice }));
    if (choice === 'Andere versie overnemen') {
      expect(field).toHaveValue(expected);
      await user.click(save());
    }
    await isRead();
    expect(versionsSaved(api)).toEqual(choice === 'Mijn versie opslaan' ? ['"1"', '"2"'] : ['"1"']);
  });
});

test('AN-023 whoever may not edit has no button', () => {
  renderPart(<Description animal={START} />, { user: makeStaff() });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
