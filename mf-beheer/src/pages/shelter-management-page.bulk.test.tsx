import { PlacementStatus } from '@portal/shared/contract';
import { makeAnimal, refuse } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeRow, pageOf, renderManagement, rowOf } from '../testing/shelter-animals';

const changed = { data: { item: makeAnimal() } };
const NAMES = ['Aap', 'Beer', 'Cato', 'Dora', 'Ella'];
const animals = NAMES.map((naam) => makeRow({ naam }));

const boxOf = (name: string) => screen.findByRole('checkbox', { name: `${name} selecteren` });
const chosen = () =>
  within(screen.getByRole('table'))
    .getAllByRole<HTMLInputElement>('checkbox')
    .flatMap((box) => (box.checked ? [box.getAttribute('aria-label')?.split(' ')[0]] : []));

type Part = ReturnType<typeof renderManagement>;

/** Chooses animals, then an entry of the menu that is about all of them. */
async function chooseFor({ user }: Part, names: readonly string[], status: string) {
  for (const name of names) await user.click(await boxOf(name));
  await user.click(screen.getByRole('button', { name: 'Verander status van de geselecteerde dieren' }));
  await user.click(within(await screen.findByRole('menu')).getByText(status));
}

/** Names of the animals whose status was sent, in that order. */
const sentOf = ({ api }: Part, rows = animals) =>
  api.requestsOf('setAnimalStatus').map(({ path }) => rows.find(({ uuidkey }) => path.includes(uuidkey))?.naam);

const confirmButton = () => screen.findByRole('button', { name: 'Status wijzigen' });

test('BE-013: rows are chosen one by one, as a range with shift, and all of the page; the number is said', async () => {
  const { user } = renderManagement(animals);
  await user.click(await boxOf('Beer'));
  expect(screen.getByRole('region', { name: 'Geselecteerde dieren' })).toHaveTextContent('1 geselecteerd');
  await user.keyboard('{Shift>}');
  await user.click(await boxOf('Dora'));
  await user.keyboard('{/Shift}');
  expect(chosen()).toEqual(['Beer', 'Cato', 'Dora']);
  await user.keyboard('{Shift>}');
  await user.click(await boxOf('Cato'));
  await user.keyboard('{/Shift}');
  expect(chosen()).toEqual(['Beer']);
  const all = screen.getByRole('checkbox', { name: 'Alle dieren op deze pagina selecteren' });
  await user.click(all);
  expect(chosen()).toEqual(NAMES);
  await user.click(await boxOf('Aap'));
  expect(all).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Selectie wissen' }));
  expect(screen.queryByRole('region', { name: 'Geselecteerde dieren' })).not.toBeInTheDocument();
});

test('BE-013: an animal that is no longer in view is not chosen either', async () => {
  const part = renderManagement(animals, { replies: { setAnimalStatus: changed } });
  await part.user.click(await boxOf('Aap'));
  await part.user.click(await boxOf('Beer'));
  part.api.set({ listShelterAnimals: pageOf(animals.slice(1)) });
  await part.user.click(within(await rowOf('Ella')).getByRole('button', { name: /^Verander status/ }));
  await part.user.click(within(await screen.findByRole('menu')).getByText('Preview'));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Aap/ })).not.toBeInTheDocument());
  expect(screen.getByText('1 geselecteerd')).toBeVisible();
});

test('BE-013, BE-010, BE-011: one call for each animal that may get the status, after a question that names them', async () => {
  const rows = [...animals.slice(0, 2), makeRow({ naam: 'Pluis', geplaatst: PlacementStatus.preview })];
  const part = renderManagement(rows, { replies: { setAnimalStatus: changed } });
  await chooseFor(part, ['Aap', 'Beer', 'Pluis'], 'Gereserveerd');
  const dialog = await screen.findByRole('dialog', { name: 'Status van 2 dieren wijzigen in Gereserveerd?' });
  expect(dialog).toHaveTextContent(/AapBeerBij 1 dier kan dat niet, dat blijft zoals het is:Pluis/);
  expect(part.api.requestsOf('setAnimalStatus')).toHaveLength(0);
  await part.user.click(await confirmButton());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sentOf(part, rows)).toEqual(['Aap', 'Beer']);
  expect(part.api.requestsOf('setAnimalStatus').map(({ body }) => body)).toEqual(
    Array(2).fill({ geplaatst: 'G', asiel: 12 }),
  );
  expect(part.store.getState().toast.toasts).toMatchObject([{ type: 'succes', message: '2 gelukt' }]);
  expect(chosen()).toEqual(['Pluis']);
  await waitFor(() => expect(part.api.requestsOf('listShelterAnimals').length).toBeGreaterThan(1));
});

test('BE-010: a status that none of the chosen animals may get is disabled', async () => {
  const { user } = renderManagement(animals);
  await user.click(await boxOf('Aap'));
  await user.click(screen.getByRole('button', { name: 'Verander status van de geselecteerde dieren' }));
  const entries = await screen.findAllByRole('menuitem');
  const disabled = entries.filter((entry) => entry.getAttribute('aria-disabled') === 'true');
  expect(disabled.map((entry) => entry.textContent)).toEqual(['Publiceren']);
});

test('BE-013: the question can be left without a change', async () => {
  const part = renderManagement(animals);
  await chooseFor(part, ['Aap'], 'Archiveren');
  await part.user.click(await screen.findByRole('button', { name: 'Annuleren' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(part.api.requestsOf('setAnimalStatus')).toHaveLength(0);
  expect(chosen()).toEqual(['Aap']);
});

test('BE-013, BE-011: who is refused is named with the reason, stays chosen, and alone is sent again', async () => {
  const rows = NAMES.slice(0, 4).map((naam) => makeRow({ naam, geplaatst: PlacementStatus.archived }));
  const [, , , dora] = rows;
  const part = renderManagement(rows, {
    replies: {
      setAnimalStatus: ({ path }) => (path.includes(dora?.uuidkey ?? '?') ? refuse('LIMIT_REACHED') : changed),
    },
  });
  await chooseFor(part, NAMES.slice(0, 4), 'Publiceren');
  await part.user.click(await confirmButton());
  expect(await screen.findByText('3 gelukt, 1 niet')).toBeVisible();
  expect(screen.getByText('Dora: limiet van dieren berijkt')).toBeVisible();
  expect(chosen()).toEqual(['Dora']);
  part.api.set({ setAnimalStatus: changed });
  await part.user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sentOf(part, rows)).toEqual([...NAMES.slice(0, 4), 'Dora']);
  expect(part.store.getState().toast.toasts).toMatchObject([{ type: 'succes', message: '4 gelukt' }]);
});

test('BE-013: three calls are under way at most; stopping leaves the rest unsent and says so', async () => {
  const answer: (() => void)[] = [];
  const part = renderManagement(animals, {
    replies: { setAnimalStatus: () => new Promise((resolve) => answer.push(() => resolve(changed))) },
  });
  await chooseFor(part, NAMES, 'Archiveren');
  await part.user.click(await confirmButton());
  expect(await screen.findByText('0 van 5 verwerkt')).toBeVisible();
  await waitFor(() => expect(answer).toHaveLength(3));
  await part.user.click(screen.getByRole('button', { name: 'Stoppen' }));
  for (const give of answer) give();
  expect(await screen.findByText('3 gelukt, 2 niet')).toBeVisible();
  expect(screen.getByText('Ella: gestopt voordat het verstuurd was')).toBeVisible();
  expect(sentOf(part)).toEqual(NAMES.slice(0, 3));
});
