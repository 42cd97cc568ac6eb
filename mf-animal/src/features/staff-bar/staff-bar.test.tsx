import { type Animal, type AnimalCheck, PlacementStatus } from '@portal/shared/contract';
import { statusLabel } from '@portal/shared/domain';
import {
  makeAdmin,
  makeAnimal,
  makeMe,
  makeShelterSummary,
  makeStaff,
  networkFailure,
  rawAnswer,
  refuse,
  renderPart,
} from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { type Replies, stubApi } from '../../testing/stub-api';
import { StaffTools } from './staff-tools';

const shelter = makeShelterSummary({ id: 12 });
const animal = makeAnimal({ id: 77, naam: 'Moos', asiel: shelter, geplaatst: 'N', statuslabel: 'Publiceren' });
const staff = makeStaff(shelter);

const checkOf = (wanted: PlacementStatus, stored: PlacementStatus = 'N', version = 3) => {
  const statusChanged = wanted !== stored;
  const data: AnimalCheck = {
    fields: statusChanged ? ['geplaatst'] : [],
    geplaatst: stored,
    statusChanged,
    statuslabel: statusLabel(wanted),
    askReview: statusChanged && wanted === 'J',
  };
  return rawAnswer(200, JSON.stringify({ data }), { ETag: `"${version}"` });
};
const savedAs = (geplaatst: PlacementStatus) => ({
  data: { item: { ...animal, geplaatst, statuslabel: statusLabel(geplaatst) } },
});

interface Options {
  shown?: Animal;
  user?: ReturnType<typeof makeStaff> | null;
  replies?: Replies;
}

function show({ shown = animal, user = staff, replies = {} }: Options = {}) {
  const onEdit = jest.fn();
  const onPlaced = jest.fn();
  const api = stubApi({
    checkAnimal: ({ body }) => checkOf((body as { geplaatst: PlacementStatus }).geplaatst),
    setAnimalStatus: ({ body }) => savedAs((body as { geplaatst: PlacementStatus }).geplaatst),
    ...replies,
  });
  const part = renderPart(<StaffTools animal={shown} onEdit={onEdit} onPlaced={onPlaced} />, {
    ...(user === null ? {} : { user }),
    api,
  });
  return { ...part, api, onEdit, onPlaced, toasts: () => part.store.getState().toast.toasts };
}

const menuButton = () => screen.findByRole('button', { name: /^Verander status/ });
const dialog = () => screen.findByRole('dialog', { name: 'Status van Moos veranderen?' });

/** Picks an entry of the dropdown; gives the dialog that asks. */
async function pick({ user }: ReturnType<typeof show>, label: string) {
  await user.click(await menuButton());
  await user.click(await screen.findByRole('menuitemradio', { name: label }));
}
const confirm = async ({ user }: ReturnType<typeof show>) =>
  user.click(within(await dialog()).getByRole('button', { name: 'Status veranderen' }));

test.each([
  ['a visitor', null],
  ['an adopter', makeMe()],
  ['staff of another shelter', makeStaff()],
])('AN-023 %s sees no control', async (_name, user) => {
  const { container } = show({ user });
  expect(container).toBeEmptyDOMElement();
});

test.each([
  ['own staff', staff],
  ['an admin', makeAdmin()],
])('AN-023, AN-050 %s: the button to edit, and the five statuses with the present one marked', async (_name, user) => {
  const shown = show({ user });
  await shown.user.click(await screen.findByRole('button', { name: 'Bewerken' }));
  expect(shown.onEdit).toHaveBeenCalledTimes(1);
  await shown.user.click(await menuButton());
  const entries = await screen.findAllByRole('menuitemradio');
  expect(entries.map((entry) => [entry.textContent, entry.getAttribute('aria-checked')])).toEqual([
    ['Geplaatst', 'false'],
    ['Gereserveerd', 'false'],
    ['Publiceren', 'true'],
    ['Preview', 'false'],
    ['Archiveren', 'false'],
  ]);
  for (const entry of entries) expect(entry).not.toHaveAttribute('aria-disabled', 'true');
});

test('AN-051, AN-053 picking checks and names the change, confirming saves what was checked', async () => {
  const shown = show();
  await pick(shown, 'Gereserveerd');
  const asked = within(await dialog());
  expect(asked.getByText('Publiceren')).toBeVisible();
  expect(asked.getByText('Gereserveerd')).toBeVisible();
  expect(await menuButton()).toHaveTextContent('Verander status: Gereserveerd');
  expect(shown.api.requestsOf('checkAnimal').map(({ path, body }) => [path, body])).toEqual([
    [`animal/${animal.uuidkey}/check`, { geplaatst: 'G' }],
  ]);
  expect(shown.api.requestsOf('setAnimalStatus')).toHaveLength(0);
  await confirm(shown);
  await waitFor(() =>
    expect(shown.toasts()).toMatchObject([{ type: 'succes', message: 'Moos: de status is nu Gereserveerd' }]),
  );
  const [saved] = shown.api.requestsOf('setAnimalStatus');
  expect(saved?.body).toEqual({ geplaatst: 'G', asiel: 12 });
  expect(saved?.headers.get('If-Match')).toBe('"3"');
  expect(shown.onPlaced).not.toHaveBeenCalled();
});

test.each(['Gereserveerd', 'Geplaatst'])('AN-052, AN-053 cancelling %s brings the saved status back', async (label) => {
  const shown = show();
  await pick(shown, label);
  await shown.user.click(within(await dialog()).getByRole('button', { name: 'Annuleren' }));
  expect(await menuButton()).toHaveTextContent('Verander status: Publiceren');
  expect(shown.api.requestsOf('setAnimalStatus')).toHaveLength(0);
  expect(shown.onPlaced).not.toHaveBeenCalled();
});

test('AN-052, C19 a confirmed placement is saved first and then asks for a review', async () => {
  const shown = show();
  await pick(shown, 'Geplaatst');
  await confirm(shown);
  await waitFor(() => expect(shown.onPlaced).toHaveBeenCalledTimes(1));
  expect(shown.api.requestsOf('setAnimalStatus')).toHaveLength(1);
});

test('AN-052 a placement that changes no label asks for nothing', async () => {
  const shown = show({ replies: { checkAnimal: checkOf('J', 'J') } });
  await pick(shown, 'Geplaatst');
  await waitFor(() => expect(shown.toasts()).toMatchObject([{ message: 'De status is al Geplaatst' }]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(shown.onPlaced).not.toHaveBeenCalled();
});

test('AN-080, C19 a placed animal has a button that asks for a review, later as well; another one has none', async () => {
  const placed = show({ shown: { ...animal, geplaatst: 'J', statuslabel: 'Geplaatst' } });
  await placed.user.click(await screen.findByRole('button', { name: 'Recensie vragen' }));
  expect(placed.onPlaced).toHaveBeenCalledTimes(1);
  placed.unmount();
  show();
  await menuButton();
  expect(screen.queryByRole('button', { name: 'Recensie vragen' })).not.toBeInTheDocument();
});

test('AN-054 a full shelter: the warning, and the saved status', async () => {
  const shown = show({ replies: { setAnimalStatus: refuse('LIMIT_REACHED') } });
  await pick(shown, 'Preview');
  await confirm(shown);
  await waitFor(() =>
    expect(shown.toasts()).toMatchObject([{ type: 'warning', message: 'limiet van dieren berijkt' }]),
  );
  expect(await menuButton()).toHaveTextContent('Verander status: Publiceren');
});

test.each([
  ['a refusal of the api with its reason', refuse('NOT_AVAILABLE'), /niet meer beschikbaar/],
  ['a network that fails', networkFailure(), /De status is niet veranderd/],
])('%s is said in the dialog, and trying again saves', async (_name, reply, words) => {
  const shown = show({ replies: { setAnimalStatus: reply } });
  await pick(shown, 'Gereserveerd');
  await confirm(shown);
  expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(words);
  shown.api.set({ setAnimalStatus: savedAs('G') });
  await confirm(shown);
  await waitFor(() => expect(shown.toasts()).toMatchObject([{ type: 'succes' }]));
});

test('a check that fails is said, and nothing is asked', async () => {
  const shown = show({ replies: { checkAnimal: refuse('INTERNAL') } });
  await pick(shown, 'Gereserveerd');
  await waitFor(() => expect(shown.toasts()).toMatchObject([{ type: 'error' }]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await menuButton()).toHaveTextContent('Verander status: Publiceren');
});

test('C29 somebody else changed the animal meanwhile: it is checked and asked again, and saved on top of their version', async () => {
  const shown = show({ replies: { setAnimalStatus: refuse('STALE') } });
  await pick(shown, 'Archiveren');
  shown.api.set({ checkAnimal: checkOf('A', 'G', 4) });
  await confirm(shown);
  expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(/Iemand anders/);
  expect(within(await dialog()).getByText('Gereserveerd')).toBeVisible();
  shown.api.set({ setAnimalStatus: savedAs('A') });
  await confirm(shown);
  await waitFor(() => expect(shown.toasts()).toMatchObject([{ type: 'succes' }]));
  expect(shown.api.requestsOf('setAnimalStatus').map(({ headers }) => headers.get('If-Match'))).toEqual(['"3"', '"4"']);
});

test('AN-019 the counts per status, above nine 9+, each a link to the inbox of this animal', async () => {
  show({
    shown: {
      ...animal,
      responseCount: [
        { statuscode: 'send', aantal: 10 },
        { statuscode: 'done', aantal: 9 },
      ],
    },
  });
  const counts = within(await screen.findByRole('navigation', { name: 'Reacties op dit dier' }));
  const inbox = `/mijn-pootjesplein/reacties?dier=${animal.uuidkey}`;
  expect(counts.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['9+ Nieuw', inbox],
    ['0 In behandeling', `${inbox}&statuscode=inprogress`],
    ['9 Behandeld', `${inbox}&statuscode=done`],
    ['0 Archief', `${inbox}&statuscode=archive`],
  ]);
});

test('AN-093, C63 staff read how often the animal was shown and opened; without the numbers there is no line', async () => {
  const shown = show({ shown: { ...animal, exposure: { days: 30, shown: 1412, opened: 38 } } });
  expect(await screen.findByText('In 30 dagen 1.412 keer getoond, 38 keer geopend.')).toBeVisible();
  shown.unmount();
  show();
  await menuButton();
  expect(screen.queryByText(/keer getoond/)).not.toBeInTheDocument();
});

test('C09 a preview is marked as one', async () => {
  show({ shown: { ...animal, geplaatst: PlacementStatus.preview } });
  expect(await screen.findByText(/^Preview: alleen medewerkers/)).toBeVisible();
});
