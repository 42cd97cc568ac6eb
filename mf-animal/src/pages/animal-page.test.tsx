import { type Animal, ContactPreference } from '@portal/shared/contract';
import { DialogProvider, registerStore } from '@portal/shared/session';
import {
  hangingAnswer,
  makeAdmin,
  makeAnimal,
  makeAnimalCard,
  makeConfig,
  makeMe,
  makePhoto,
  makeRegister,
  makeRelease,
  makeRemoteRow,
  makeShelterSummary,
  makeStaff,
  networkFailure,
  type RenderPartOptions,
  rawAnswer,
  refuse,
  renderPart,
  uuidkeyOf,
} from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type Replies, stubApi } from '../testing/stub-api';
import { AnimalPage } from './animal-page';

const KEY = uuidkeyOf(77);

function open(getAnimal: Replies['getAnimal'], url = `/dier/${KEY}`, options: Partial<RenderPartOptions> = {}) {
  const api = stubApi({
    getAnimal,
    countVisit: null,
    listFieldOptions: { items: [] },
    listFavourites: hangingAnswer(),
    getSimilarAnimals: { data: { items: [makeAnimalCard({ naam: 'Sien' }), makeAnimalCard({ naam: 'Jip' })] } },
  });
  return { ...renderPart(<AnimalPage />, { url, path: '/dier/:uuidkey', api, ...options }), api };
}

/** Opens the profile of an animal and waits for its name. */
async function show(change: Partial<Animal> = {}) {
  const animal = makeAnimal({ id: 77, ...change });
  const page = open({ data: { item: animal } });
  await screen.findByRole('heading', { level: 1 });
  return page;
}

const shelter = makeShelterSummary({
  naam: 'De Kwispel',
  plaats: 'Leiden',
  telefoon: '+31715550100',
  ratingcount: 3,
  rating: 4.3,
});
const withSearch = (...paths: string[]) =>
  act(() =>
    registerStore.set(
      makeRegister([
        makeRemoteRow({ current: makeRelease({ routes: paths.map((path) => ({ path, access: 'public' })) }) }),
      ]),
    ),
  );

const fact = (term: string) => screen.queryByText(term, { selector: 'dt' })?.nextElementSibling?.textContent ?? null;
const phoneLinks = () => screen.queryAllByRole('link', { name: /^Bel / });

beforeEach(() => {
  document.head.innerHTML = '<meta name="application-name" content="Pootjesplein">';
  document.title = '';
});
afterEach(() => act(() => registerStore.set(null)));

test('AN-001 the profile shows photo, badges, name, facts, contact, description and checklist', async () => {
  const { api } = await show({ nieuw: 1, asiel: shelter, fotos: [makePhoto({ fotourl: '/api/foto/a/350.jpg' })] });
  expect(api.requestsOf('getAnimal').map(({ path }) => path)).toEqual([`animal/${KEY}`]);
  expect(screen.getByRole('heading', { level: 1, name: 'Moos' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Moos, Kat, Europees korthaar' })).toHaveAttribute(
    'src',
    '/api/foto/a/800.avif',
  );
  expect(screen.getByText('Nieuw')).toBeVisible();
  expect(fact('Kleur')).toBe('Cypers');
  expect(screen.getByRole('region', { name: /De Kwispel/ })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Over Moos' })).toHaveTextContent('Moos is een rustige kater.');
  expect(screen.getByRole('region', { name: 'Goed om te weten' })).toBeVisible();
});

test('the tab names the animal and the product (C43)', async () => {
  await show();
  expect(document.title).toBe('Moos – Pootjesplein');
});

const BADGES: [string, Partial<Animal>, string[]][] = [
  ['AN-002 nieuw 1', { nieuw: 1 }, ['Nieuw']],
  ['AN-002 nieuw 0', { nieuw: 0 }, []],
  ['AN-003 gevonden J', { gevonden: 'J' }, ['Gevonden']],
  ['AN-003 gevonden N', { gevonden: 'N' }, []],
  ['AN-003 gevonden X', { gevonden: 'X' }, []],
  ['AN-004 koppel J', { koppel: 'J' }, ['Koppel']],
  ['AN-004 koppel N', { koppel: 'N' }, []],
  ['AN-005 geplaatst G', { geplaatst: 'G' }, ['Gereserveerd']],
  ['AN-005 geplaatst N', { geplaatst: 'N' }, []],
  ['C09 geplaatst J', { geplaatst: 'J' }, ['Geplaatst']],
  [
    'several',
    { nieuw: 1, gevonden: 'J', koppel: 'J', geplaatst: 'G' },
    ['Nieuw', 'Gevonden', 'Koppel', 'Gereserveerd'],
  ],
];

test.each(BADGES)('%s shows its badges and no other', async (_name, change, expected) => {
  await show(change);
  const shown = screen.queryAllByText(/^(Nieuw|Gevonden|Koppel|Gereserveerd|Geplaatst|Publiceren|Preview)$/);
  expect(shown.map((badge) => badge.textContent)).toEqual(expected);
});

const FACTS: [string, Partial<Animal>, string, string | null][] = [
  ['the sex', {}, 'Geslacht', 'Kater'],
  ['no sex', { sexenaam: '', sexecode: null }, 'Geslacht', null],
  ['the breed with its extra information', { rasaanvul: 'kruising' }, 'Ras', 'Europees korthaarkruising'],
  ['the breed alone', {}, 'Ras', 'Europees korthaar'],
  ['extra information alone', { rasnaam: '', rasaanvul: 'kruising' }, 'Ras', 'kruising'],
  ['no breed', { rasnaam: '' }, 'Ras', null],
  ['the colour', {}, 'Kleur', 'Cypers'],
  ['no colour', { kleur: null }, 'Kleur', null],
  ['an empty colour', { kleur: ' ' }, 'Kleur', null],
  ['the age', {}, 'Leeftijd', '1 tot 3 jaar'],
  ['no age', { leeftijdnaam: '' }, 'Leeftijd', null],
  ['the province', {}, 'Provincie', 'Flevoland'],
  ['no province', { provincienaam: '' }, 'Provincie', null],
  ['a Dutch Limburg (C49)', { provincienaam: 'Limburg', provincieland: 'NL' }, 'Provincie', 'Limburg (NL)'],
  ['a Belgian Limburg (C49)', { provincienaam: 'Limburg', provincieland: 'BE' }, 'Provincie', 'Limburg (BE)'],
];

test.each(FACTS)('AN-006 facts only when present: %s', async (_name, change, term, expected) => {
  await show(change);
  expect(fact(term)).toBe(expected);
});

test.each([
  ['M', 1],
  ['V', 1],
  [null, 0],
] as const)('AN-006 sexecode %s renders its icon', async (sexecode, count) => {
  await show({ sexecode });
  const line = screen.getByText('Geslacht', { selector: 'dt' }).parentElement as HTMLElement;
  expect(within(line).queryAllByRole('img', { hidden: true })).toHaveLength(count);
});

test('without a single fact there is no list', async () => {
  await show({ sexenaam: '', sexecode: null, rasnaam: '', kleur: null, leeftijdnaam: '', provincienaam: '' });
  expect(screen.queryByLabelText('Kenmerken')).not.toBeInTheDocument();
});

test.each([
  ['', 'Niet gevonden'],
  ['  ', 'Niet gevonden'],
])('AN-007 an animal with the name "%s" is called Niet gevonden', async (naam, expected) => {
  await show({ naam });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(expected);
});

test.each([
  ['unknown (404)', refuse('NOT_FOUND'), /Wij kennen dit dier niet/],
  ['of an address without a key (400)', refuse('INVALID_REQUEST'), /Wij kennen dit dier niet/],
  ['gone (410)', refuse('GONE'), /staat niet meer op de website/],
])('AN-007 an animal that is %s: Niet gevonden, with the ways to other animals', async (_name, reply, text) => {
  withSearch('zoek/dieren/kat', 'zoek/dieren/hond');
  const { api } = open(reply);
  expect(await screen.findByRole('heading', { level: 1, name: 'Niet gevonden' })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(document.title).toBe('Niet gevonden – Pootjesplein');
  const links = within(screen.getByRole('navigation', { name: 'Zoek verder' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Katten', '/zoek/dieren/kat'],
    ['Honden', '/zoek/dieren/hond'],
  ]);
  expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).not.toBeInTheDocument();
  expect(api.requestsOf('countVisit')).toHaveLength(0);
});

test('AN-007 without a search page in the register, Niet gevonden leads home: nothing dead is shown', async () => {
  open(refuse('NOT_FOUND'));
  await screen.findByRole('heading', { name: 'Niet gevonden' });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
});

test('AN-008 the contact card names the shelter, its place and country, and links to its page', async () => {
  withSearch('zoek/asiel/:uuidkey');
  await show({ asiel: shelter });
  const card = within(screen.getByRole('region', { name: /De Kwispel/ }));
  expect(card.getByRole('link', { name: 'De Kwispel' })).toHaveAttribute('href', `/zoek/asiel/${shelter.uuidkey}`);
  expect(card.getByText('Leiden, Nederland')).toBeVisible();
});

test('AN-008 the name is plain text while no release owns the page of a shelter', async () => {
  await show({ asiel: shelter });
  expect(screen.getByRole('heading', { name: /De Kwispel/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'De Kwispel' })).not.toBeInTheDocument();
});

test('AN-008 without a known shelter there is no contact card and nobody to call', async () => {
  await show({ asiel: null });
  expect(screen.queryByText('Verblijft bij')).not.toBeInTheDocument();
  expect(phoneLinks()).toHaveLength(0);
});

test.each([
  [3, 1],
  [0, 0],
])('AN-009 with %i reviews the place of the stars is asked for %i times', async (ratingcount, count) => {
  await show({ asiel: { ...shelter, ratingcount } });
  expect(screen.queryAllByText('[animal.shelter-rating]')).toHaveLength(count);
});

test.each([
  ['N', 2],
  ['G', 0],
  ['J', 0],
  ['P', 0],
  ['A', 0],
] as const)('AN-010 with geplaatst %s the shelter can be called at %i places', async (geplaatst, count) => {
  await show({ geplaatst, asiel: shelter });
  expect(phoneLinks()).toHaveLength(count);
  for (const link of phoneLinks()) expect(link).toHaveAttribute('href', 'tel:+31715550100');
});

test.each([
  ['N', 6],
  ['G', 0],
  ['J', 0],
  ['P', 0],
  ['A', 0],
] as const)(
  'AN-010, AN-011 with geplaatst %s there are %i ways to share: mail, pdf, four services',
  async (geplaatst, count) => {
    await show({ geplaatst, asiel: shelter });
    const names = /^(E-mail een vriend|Printen|Deel op )/;
    expect(screen.queryAllByRole('link', { name: names })).toHaveLength(count);
    expect(screen.queryAllByRole('button', { name: 'Kopieer link' })).toHaveLength(count > 0 ? 1 : 0);
  },
);

const reactLinks = () => screen.queryAllByRole('link', { name: /^Reageer op/ });
const reactButtons = () => screen.queryAllByRole('button', { name: /^Reageer op/ });

test.each([
  ['prefers e-mail', {}, {}, 2],
  ['takes both', {}, { response_voorkeur: ContactPreference.both }, 2],
  ['prefers the phone', {}, { response_voorkeur: ContactPreference.phone }, 0],
  ['has no address', {}, { email: null }, 0],
  ['has a reserved animal', { geplaatst: 'G' }, {}, 0],
  ['placed the animal', { geplaatst: 'J' }, {}, 0],
  ['shows a preview', { geplaatst: 'P' }, {}, 0],
] as const)('AN-013, C09 a shelter that %s', async (_name, change, shelterChange, count) => {
  await show({ ...change, asiel: { ...shelter, ...shelterChange } });
  expect(reactLinks()).toHaveLength(count);
});

test('AN-076 the button leads a visitor to login and from there back to the open form', async () => {
  await show({ asiel: shelter });
  for (const link of reactLinks()) {
    expect(link).toHaveTextContent('Reageer op deze kat');
    expect(link).toHaveAttribute('href', `/login?returnUrl=${encodeURIComponent(`/dier/${KEY}?react=1`)}`);
  }
  expect(reactButtons()).toHaveLength(0);
});

test.each([
  ['an adopter', makeMe(), 2],
  ['staff of another shelter', makeStaff(), 2],
  ['an admin', makeAdmin(), 2],
  ['staff of its own shelter', makeStaff(shelter), 0],
] as const)('AN-013, C16 the button for %s', async (_name, user, count) => {
  open({ data: { item: makeAnimal({ id: 77, asiel: shelter }) } }, undefined, { user });
  await screen.findByRole('heading', { level: 1 });
  expect(reactButtons()).toHaveLength(count);
  expect(reactLinks()).toHaveLength(0);
});

test("C15 while the shelter is 'Even vol' the card says until when in the place of the button; the phone stays", async () => {
  const paused = { ...shelter, vol_tot: '2999-12-12', vol_bericht: 'Wij verbouwen.' };
  await show({ asiel: paused });
  expect(screen.getByText('Dit asiel neemt tot en met 12-12-2999 geen nieuwe reacties aan.')).toBeVisible();
  expect(screen.getByText('Wij verbouwen.')).toBeVisible();
  expect([...reactLinks(), ...reactButtons()]).toHaveLength(0);
  expect(phoneLinks().length).toBeGreaterThan(0);
});

test('C15 the card says how fast the shelter usually answers, where somebody can react', async () => {
  await show({ asiel: { ...shelter, reageert_binnen: 2 } });
  expect(screen.getByText('Reageert meestal binnen 2 dagen')).toBeVisible();
});

test('C15 a pause that is over changes nothing', async () => {
  await show({ asiel: { ...shelter, vol_tot: '2026-01-12' } });
  expect(screen.queryByText('Even vol')).not.toBeInTheDocument();
  expect(reactLinks().length).toBeGreaterThan(0);
});

test('C16 with reacting without an account the form opens for a visitor too', async () => {
  const config = makeConfig({ reactWithoutAccount: true });
  const { user } = open({ data: { item: makeAnimal({ id: 77, asiel: shelter }) } }, undefined, { config });
  await user.click((await screen.findAllByRole('button', { name: 'Reageer op deze kat' }))[0] as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Reageer op deze kat' })).toBeVisible();
});

test('AN-076 whoever comes back from login finds the form open, once', async () => {
  const { address } = open({ data: { item: makeAnimal({ id: 77, asiel: shelter }) } }, `/dier/${KEY}?react=1`, {
    user: makeMe(),
  });
  expect(await screen.findByRole('dialog', { name: 'Reageer op deze kat' })).toBeVisible();
  expect(address()).toBe(`/dier/${KEY}`);
});

test.each([
  ['a visitor', undefined, 1],
  ['an adopter', makeMe(), 1],
  ['staff of another shelter', makeStaff(), 1],
  ['an admin', makeAdmin(), 1],
  ['staff of its own shelter', makeStaff(shelter), 0],
] as const)('AN-014 %s: the heart', async (_name, user, count) => {
  open({ data: { item: makeAnimal({ id: 77, asiel: shelter }) } }, undefined, user ? { user } : {});
  await screen.findByRole('heading', { level: 1, name: 'Moos' });
  expect(screen.queryAllByRole('button', { name: 'Bewaar Moos als favoriet', pressed: false })).toHaveLength(count);
});

test('AN-014 the heart is filled for a favourite', async () => {
  open({ data: { item: makeAnimal({ id: 77, favorite: 1 }) } }, undefined, { user: makeMe() });
  expect(await screen.findByRole('button', { name: 'Bewaar Moos als favoriet', pressed: true })).toBeVisible();
});

test('AN-010 a shelter without a phone number cannot be called', async () => {
  await show({ asiel: { ...shelter, telefoon: null, response_voorkeur: ContactPreference.phone } });
  expect(phoneLinks()).toHaveLength(0);
});

test.each([
  ['G', /is gereserveerd/],
  ['J', /nieuw thuis gevonden/],
] as const)('C09 with geplaatst %s the card says why nobody can react', async (geplaatst, text) => {
  await show({ geplaatst, asiel: shelter });
  expect(within(screen.getByRole('region', { name: /De Kwispel/ })).getByText(text)).toBeVisible();
});

test.each([
  ['wide', false, ['De Kwispel', 'Over Moos', 'Steun dit asiel']],
  ['small', true, ['Over Moos', 'De Kwispel', 'Steun dit asiel']],
])(
  'C65 on a %s screen contact, story and donation stand in the order that is seen',
  async (_name, isSmall, expected) => {
    const media = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) =>
        Object.assign(new EventTarget(), { matches: isSmall && query.includes('max-width') } as MediaQueryList),
      );
    await show({ asiel: shelter, donatienummer: 'NL91ABNA0417164300' });
    const regions = screen.getAllByRole('region', { name: /De Kwispel|Over Moos|Steun dit asiel/ });
    expect(regions.map((region) => within(region).getByRole('heading', { level: 2 }).textContent)).toEqual(
      expected.map((name) => expect.stringContaining(name)),
    );
    media.mockRestore();
  },
);

test('AN-016, AN-017, AN-018 video, report and donation card stand on the profile when they are set, otherwise none of them', async () => {
  const { unmount } = await show({
    ...{ youtube: 1, youtubeUrl: 'https://youtu.be/aqz-KE-bpKQ' },
    ...{ amivedinummer: 'D1234567', donatienummer: 'NL91ABNA0417164300' },
  });
  expect(screen.getByRole('region', { name: 'Video van Moos' })).toBeVisible();
  expect(screen.getByText(/Amivedi/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Steun dit asiel' })).toBeVisible();
  expect(await screen.findByRole('img', { name: /^QR-code/ })).toBeVisible();
  unmount();
  await show();
  expect(screen.queryByText(/Video|Amivedi|Steun/)).not.toBeInTheDocument();
});

test.each([
  ['reserved', 'G', ['Sien', 'Jip']],
  ['placed', 'J', ['Sien', 'Jip']],
  ['available', 'N', []],
] as const)(
  'C65 the profile of an animal that is %s leads to those that are like it',
  async (_name, geplaatst, names) => {
    const { api } = await show({ geplaatst });
    await (names.length > 0 ? screen.findByRole('region', { name: 'Deze dieren lijken op Moos' }) : null);
    const links = await (names.length > 0 ? screen.findAllByRole('link', { name: /^(Sien|Jip)$/ }) : []);
    expect(links.map((link) => link.textContent)).toEqual(names);
    expect(api.requestsOf('getSimilarAnimals').map(({ path }) => path)).toEqual(
      names.length > 0 ? [`animal/${KEY}/similar`] : [],
    );
  },
);

test('C65 also an animal that is gone leads to those that are like it, one that is unknown does not', async () => {
  const { unmount } = open(refuse('GONE'));
  expect(await screen.findByRole('region', { name: 'Deze dieren lijken erop' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Sien' })).toBeVisible();
  unmount();
  const { api } = open(refuse('NOT_FOUND'));
  await screen.findByRole('heading', { name: 'Niet gevonden' });
  expect(api.requestsOf('getSimilarAnimals')).toEqual([]);
});

test.each([
  ['are none', { data: { items: [] } }],
  ['do not load', refuse('INTERNAL')],
])('C65 when those that are like it %s, the profile stands as it is', async (_name, getSimilarAnimals) => {
  const { api } = open({ data: { item: makeAnimal({ id: 77, geplaatst: 'G' }) } });
  api.set({ getSimilarAnimals });
  await waitFor(() => expect(api.requestsOf('getSimilarAnimals').length).toBeGreaterThan(0));
  await waitFor(() => expect(screen.queryByRole('region', { name: /lijken op/ })).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1, name: 'Moos' })).toBeVisible();
});

test('AN-020 a click on the photo opens it large', async () => {
  const { user } = await show({
    fotos: ['a', 'b'].map((name, index) =>
      makePhoto({ fotourl: `/api/foto/${name}/350.jpg`, volgnr: index + 1, primair: index === 0 ? 1 : 0 }),
    ),
  });
  await user.click(screen.getByRole('button', { name: 'Foto 2 van 2 tonen' }));
  await user.click(screen.getByRole('button', { name: 'Foto 2 van 2 groot tonen' }));
  const dialog = within(await screen.findByRole('dialog', { name: "Foto's van Moos" }));
  expect(dialog.getByRole('img')).toHaveAttribute('src', '/api/foto/b/800.avif');
});

test('a long-stayer says how long it waits, another animal does not (C08)', async () => {
  const { unmount } = await show({ langzitter: 1, dagen: 1214 });
  expect(screen.getByText('Wacht al 1.214 dagen op een thuis')).toBeVisible();
  unmount();
  await show({ langzitter: 0, dagen: 89 });
  expect(screen.queryByText(/Wacht al/)).not.toBeInTheDocument();
});

test('C65 the checklist stands in groups by meaning, and only what the animal cannot has a cross', async () => {
  await show({
    properties: [
      { key: 'katten', label: 'Kan met katten', value: 'N' },
      { key: 'kinderen', label: 'Kan met kinderen', value: 'J' },
      { key: 'zindelijk', label: 'Zindelijk', value: 'X' },
      { key: 'gechipt', label: 'Gechipt', value: 'J' },
      { key: 'medisch', label: 'Heeft medische zorg nodig', value: 'N' },
    ],
  });
  const list = within(screen.getByRole('region', { name: 'Goed om te weten' }));
  const groups = list.getAllByRole('heading', { level: 3 }).map((heading) => [
    heading.textContent,
    within(heading.parentElement as HTMLElement)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ]);
  expect(groups).toEqual([
    ['Dit gaat goed', ['Kan met kinderen']],
    ['Past minder goed', ['Niet met katten']],
    ['Verzorging', ['Gechipt', 'Heeft geen medische zorg nodig']],
    ['Nog onbekend', ['Zindelijk']],
  ]);
});

test.each([[''], ['<p><br></p>'], ['<p>&nbsp;</p>']])(
  'an empty description (%s) and checklist leave no heading',
  async (omschrijving) => {
    await show({ omschrijving, properties: [] });
    expect(screen.queryByText(/^Over/)).not.toBeInTheDocument();
    expect(screen.queryByText('Goed om te weten')).not.toBeInTheDocument();
  },
);

test('the description is cut down to the formats of the editor', async () => {
  await show({
    omschrijving:
      '<p>Lief <strong>dier</strong><img src="x" onerror="alert(1)"></p><script>alert(1)</script><a href="javascript:alert(1)" onclick="alert(1)">klik</a><iframe src="https://x.example"></iframe>',
  });
  const story = screen.getByRole('region', { name: 'Over Moos' });
  expect(within(story).getByText('dier').tagName).toBe('STRONG');
  expect(story.querySelector('script, iframe, [onerror], [onclick], [href^="javascript"]')).toBeNull();
});

const NAMES: [string, string][] = [
  ['very long', `Maximiliaan ${'Dierenbeschermingsvereniging'.repeat(6)}`],
  ['emoji', 'Snoesje 😻'],
  ['right-to-left', 'قطة'],
  ['script', 'Tabby <script>alert(1)</script>'],
  ['ampersand', 'Jip & Janneke'],
  ['apostrophe', "D'Artagnan"],
];

test.each(NAMES)('a hard name is shown as it is: %s', async (_name, naam) => {
  const { container } = await show({ naam, kleur: '<b>rood</b>', asiel: { ...shelter, naam } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(naam);
  expect(document.title).toBe(`${naam} – Pootjesplein`);
  expect(screen.getByRole('heading', { level: 2, name: /^Verblijft bij / })).toHaveTextContent(naam);
  expect(fact('Kleur')).toBe('<b>rood</b>');
  expect(container.querySelector('script, b')).toBeNull();
});

test('while the animal is on its way the place is announced and nothing is claimed', () => {
  open(hangingAnswer());
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  expect(screen.queryByText('Niet gevonden')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeInTheDocument();
});

test.each([
  ['answers 500', refuse('INTERNAL')],
  ['answers HTML', rawAnswer(200, '<html>proxy</html>')],
  ['answers half an animal', rawAnswer(200, '{"data":{"item":{"id":1}}}')],
  ['is out of reach', networkFailure()],
])('SH-079 when the api %s there is a quiet panel that tries again', async (_name, reply) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { api, user } = open(reply);
  expect(await screen.findByRole('alert')).toHaveTextContent('Dit dier kon niet worden geladen');
  expect(screen.getByRole('heading', { level: 1, name: 'Dier' })).toBeInTheDocument();
  api.set({ getAnimal: { data: { item: makeAnimal({ id: 77, naam: 'Saar' }) } } });
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Saar' })).toBeVisible();
  jest.restoreAllMocks();
});

test('another animal never shows the words of the one before it', async () => {
  const { go, api } = await show({ naam: 'Moos' });
  api.set({ getAnimal: hangingAnswer() });
  await go(`/dier/${uuidkeyOf(78)}`);
  expect(screen.queryByRole('heading', { name: 'Moos' })).not.toBeInTheDocument();
});

test('C08 a visit is counted once per animal that is shown, and nobody notices when that fails', async () => {
  const { api, go } = await show();
  await waitFor(() => expect(api.requestsOf('countVisit').map(({ path }) => path)).toEqual([`animal/${KEY}/visit`]));
  const other = uuidkeyOf(78);
  api.set({ getAnimal: { data: { item: makeAnimal({ id: 78, naam: 'Saar' }) } }, countVisit: refuse('INTERNAL') });
  await go(`/dier/${other}`);
  await screen.findByRole('heading', { name: 'Saar' });
  await waitFor(() => expect(api.requestsOf('countVisit')).toHaveLength(2));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

const controls = /^(Verander status|Bewerken|Omschrijving|Checklist bewerken)/;

test.each([
  ['a visitor', undefined],
  ['an adopter', makeMe()],
  ['staff of another shelter', makeStaff()],
])('AN-019, AN-023 %s sees no control and no count, whatever the answer holds', async (_name, user) => {
  const animal = makeAnimal({ id: 77, asiel: shelter, responseCount: [{ statuscode: 'send', aantal: 4 }] });
  open({ data: { item: animal } }, undefined, user ? { user } : {});
  await screen.findByRole('region', { name: 'Goed om te weten' });
  expect(screen.queryByRole('region', { name: 'Beheer van dit dier' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: controls })).not.toBeInTheDocument();
  expect(screen.queryByText('Nieuw')).not.toBeInTheDocument();
});

test.each([
  ['own staff', makeStaff(shelter)],
  ['an admin', makeAdmin()],
])('AN-019, AN-023 %s: status, editing, description, checklist and counts', async (_name, user) => {
  const animal = makeAnimal({ id: 77, asiel: shelter, responseCount: [{ statuscode: 'send', aantal: 4 }] });
  open({ data: { item: animal } }, undefined, { user });
  const bar = within(await screen.findByRole('region', { name: 'Beheer van dit dier' }));
  expect(await bar.findByRole('link', { name: '4 Nieuw' })).toBeVisible();
  const names = screen.getAllByRole('button', { name: controls }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Bewerken', 'Verander status: Publiceren', 'Omschrijving bewerken', 'Checklist bewerken']);
});

test('AN-030 the button opens the dialog of this animal', async () => {
  const openDialog = jest.fn();
  const api = stubApi({ getAnimal: { data: { item: makeAnimal({ id: 77, asiel: shelter }) } }, countVisit: null });
  const page = (
    <DialogProvider open={openDialog}>
      <AnimalPage />
    </DialogProvider>
  );
  const { user } = renderPart(page, { url: `/dier/${KEY}`, path: '/dier/:uuidkey', api, user: makeStaff(shelter) });
  await user.click(await screen.findByRole('button', { name: 'Bewerken' }));
  expect(openDialog).toHaveBeenCalledWith('dialog.animal-form', { uuidkey: KEY });
});

test('AN-038 a saved answer stands on the page at once', async () => {
  const animal = makeAnimal({ id: 77, asiel: shelter });
  const { user, api } = open({ data: { item: animal } }, undefined, { user: makeStaff(shelter) });
  api.set({
    updateAnimal: { data: { item: { ...animal, omschrijving: '<p>Een nieuw verhaal.</p>' } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Omschrijving bewerken' }));
  await user.type(await screen.findByRole('textbox', { name: 'Omschrijving' }), 'x');
  api.set({ getAnimal: hangingAnswer() });
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText('Een nieuw verhaal.')).toBeVisible();
});

test('AN-052 a confirmed placement leads to the review request; closing it keeps the placement (C19)', async () => {
  const animal = makeAnimal({ id: 77, asiel: shelter });
  const placed = { ...animal, geplaatst: 'J' as const, statuslabel: 'Geplaatst' };
  const { user, api } = open({ data: { item: animal } }, undefined, { user: makeStaff(shelter) });
  const check = { fields: ['geplaatst'], geplaatst: 'N' as const, statusChanged: true, statuslabel: 'Geplaatst' };
  api.set({ checkAnimal: { data: { ...check, askReview: true } }, setAnimalStatus: { data: { item: placed } } });
  await user.click(await screen.findByRole('button', { name: /^Verander status/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Geplaatst' }));
  api.set({ getAnimal: { data: { item: placed } } });
  await user.click(await screen.findByRole('button', { name: 'Status veranderen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Recensie vragen' }));
  await user.click(dialog.getByRole('button', { name: 'Sluiten' }));
  expect(await screen.findByRole('button', { name: 'Verander status: Geplaatst' })).toBeVisible();
  expect(api.requestsOf('setAnimalStatus')).toHaveLength(1);
});
