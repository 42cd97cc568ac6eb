import type { PlacementStatus } from '@portal/shared/contract';
import { hangingAnswer, makeAdmin, makeAnimal, refuse } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { makeRow, pageOf, renderManagement, rowOf, shelter } from '../testing/shelter-animals';

async function openMenu(user: ReturnType<typeof renderManagement>['user'], name: string) {
  await user.click(within(await rowOf(name)).getByRole('button', { name: `Verander status van ${name}` }));
  return screen.findByRole('menu', { name: `Verander status van ${name}` });
}

/** The toasts that were shown, with their types. */
const toastsOf = ({ store }: ReturnType<typeof renderManagement>) =>
  store.getState().toast.toasts.map(({ type, message }) => ({ type, message }));

describe("BE-004: 'Toevoegen'", () => {
  test('opens the dialog of a new animal, for an admin with this shelter, and shows what was added', async () => {
    const openDialog = jest.fn();
    const { user, address } = renderManagement([makeRow()], { user: makeAdmin(), openDialog });
    await user.click(await screen.findByRole('button', { name: 'Toevoegen' }));
    expect(openDialog).toHaveBeenCalledWith('dialog.animal-form', { asiel: 12 }, expect.any(Function));
    const [, , onClose] = openDialog.mock.calls[0];
    onClose();
    expect(address()).toBe('/asiels/beheer/12');
    act(() => onClose({ uuidkey: makeRow().uuidkey, created: true }));
    await waitFor(() => expect(address()).toMatch(/^\/dier\//));
  });

  test('does nothing and says why when every place is taken', async () => {
    const openDialog = jest.fn();
    const full = { data: { ...shelter, ntotaal: 100, nmax: 100 } };
    const { user } = renderManagement([], { openDialog, replies: { getShelter: full } });
    const button = await screen.findByRole('button', { name: 'Toevoegen' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/Er is geen plaats meer vrij/);
    await user.click(button);
    expect(openDialog).not.toHaveBeenCalled();
  });

  test('one free place is enough', async () => {
    const openDialog = jest.fn();
    const nearly = { data: { ...shelter, ntotaal: 99, nmax: 100 } };
    const { user } = renderManagement([], { openDialog, replies: { getShelter: nearly } });
    await user.click(await screen.findByRole('button', { name: 'Toevoegen' }));
    expect(openDialog).toHaveBeenCalledWith('dialog.animal-form', {}, expect.any(Function));
  });
});

test.each<[PlacementStatus, string[]]>([
  ['J', ['Geplaatst', 'Gereserveerd']],
  ['G', ['Gereserveerd']],
  ['N', ['Publiceren']],
  ['P', ['Geplaatst', 'Gereserveerd', 'Preview']],
  ['A', ['Archiveren']],
])('BE-010: the menu of an animal with status %s disables %j', async (geplaatst, disabled) => {
  const { user } = renderManagement([makeRow({ naam: 'Moos', geplaatst })]);
  const entries = within(await openMenu(user, 'Moos')).getAllByRole('menuitem');
  expect(entries.map((entry) => entry.textContent)).toEqual([
    ...['Geplaatst', 'Gereserveerd', 'Publiceren', 'Archiveren', 'Preview'],
  ]);
  const greyed = entries.filter((entry) => entry.getAttribute('aria-disabled') === 'true');
  expect(greyed.map((entry) => entry.textContent)).toEqual(disabled);
});

describe('BE-011: choosing a status', () => {
  test('sends it with the shelter, and the list and the places are asked again', async () => {
    const part = renderManagement([makeRow({ naam: 'Moos' })], {
      replies: { setAnimalStatus: { data: { item: makeAnimal() } } },
    });
    const { user, api } = part;
    await openMenu(user, 'Moos');
    api.set({ listShelterAnimals: pageOf([makeRow({ naam: 'Moos', geplaatst: 'G' })]) });
    await user.click(screen.getByText('Gereserveerd'));
    expect(await screen.findByText('Gereserveerd')).toBeVisible();
    expect(api.requestsOf('setAnimalStatus').map(({ body }) => body)).toEqual([{ geplaatst: 'G', asiel: 12 }]);
    await waitFor(() => expect(api.requestsOf('getShelter')).toHaveLength(2));
    expect(api.requestsOf('listShelterAnimals')).toHaveLength(2);
    expect(toastsOf(part)).toEqual([{ type: 'succes', message: 'De status van Moos is nu Gereserveerd' }]);
  });

  test.each([
    ['a full shelter is a warning', refuse('LIMIT_REACHED'), 'warning', 'limiet van dieren berijkt'],
    ['any other refusal is said as the api says it', refuse('NO_ACCESS'), 'error', 'U heeft geen toegang'],
  ])('%s', async (_what, setAnimalStatus, type, message) => {
    const part = renderManagement([makeRow({ naam: 'Moos', geplaatst: 'A' })], { replies: { setAnimalStatus } });
    await openMenu(part.user, 'Moos');
    await part.user.click(screen.getByText('Publiceren'));
    await waitFor(() => expect(toastsOf(part)).toEqual([{ type, message }]));
    expect(part.api.requestsOf('listShelterAnimals')).toHaveLength(1);
  });

  test('while it is sent the menu stays closed', async () => {
    const { user } = renderManagement([makeRow({ naam: 'Moos' })], { replies: { setAnimalStatus: hangingAnswer() } });
    await openMenu(user, 'Moos');
    await user.click(screen.getByText('Preview'));
    const button = within(await rowOf('Moos')).getByRole('button', { name: 'Verander status van Moos' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await user.click(button);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});
