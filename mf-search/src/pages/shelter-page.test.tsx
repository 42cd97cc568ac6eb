import type { OpeningDay, OpeningHours, Shelter } from '@portal/shared/contract';
import {
  makeAnimalCard,
  makeConfig,
  makeSearchPage,
  makeShelter,
  type Replies,
  refuse,
  renderPart,
} from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { stubShelters } from '../testing/search-stub';
import { ShelterPage } from './shelter-page';

const shelter = makeShelter({ naam: 'De Kwispel', telefoon: '0320555010' });

function open(
  facts: Partial<Shelter> = {},
  { id, area = 'asiel' }: { id?: string; area?: string } = {},
  replies: Replies = {},
) {
  const shown = { ...shelter, ...facts };
  const api = stubShelters({ getShelter: { data: shown }, ...replies });
  const config = makeConfig({ donationTemplate: 'https://geven.example/{nummer}' });
  const url = `/${area}/${id ?? shown.uuidkey}`;
  return { api, ...renderPart(<ShelterPage />, { url, path: `/${area}/:uuidkey`, api, config }) };
}
const contact = async () => within(await screen.findByRole('region', { name: 'Contact' }));

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

test('the shelter: name, place, province, country; the tab has its name (SE-020, SE-022, SH-024, C22)', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'De Kwispel' })).toBeVisible();
  expect(screen.getByText('Lelystad, Flevoland, Nederland')).toBeVisible();
  expect(document.title).toMatch(/^De Kwispel/);
});

test.each(['17', '00000000-0000-4000-8000-999999999999'])(
  'asiel/%s, the number or the key of its user, becomes the key of the shelter, without a step in the history (SE-020, C22)',
  async (id) => {
    const part = open({}, { id });
    await waitFor(() => expect(part.address()).toBe(`/asiel/${shelter.uuidkey}`));
    expect(await screen.findByRole('heading', { level: 1, name: 'De Kwispel' })).toBeVisible();
    await part.go(-1);
    expect(part.address()).toBe(`/asiel/${shelter.uuidkey}`);
  },
);

test('zoek/asiel/{uuidkey} shows the same and keeps its address (SE-021)', async () => {
  const part = open({}, { area: 'zoek/asiel' });
  expect(await screen.findByRole('heading', { level: 1, name: 'De Kwispel' })).toBeVisible();
  expect(part.address()).toBe(`/zoek/asiel/${shelter.uuidkey}`);
});

test.each([
  ['an unknown key', 'NOT_FOUND'],
  ['what is no key', 'INVALID_REQUEST'],
] as const)("%s says 'Niet gevonden' and leads to the shelters", async (_what, code) => {
  open({}, {}, { getShelter: refuse(code) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Niet gevonden' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bekijk alle asielen' })).toHaveAttribute('href', '/zoek/asiels');
});

test('contact: address, phone and website; no e-mail address (C22)', async () => {
  const { container } = open({ url: 'www.kwispel.example' });
  const card = await contact();
  expect(card.getByText('8224 AB Lelystad')).toBeVisible();
  expect(card.getByRole('link', { name: 'Bel 0320 555010' })).toHaveAttribute('href', 'tel:+31320555010');
  const website = card.getByRole('link', { name: /^kwispel\.example/ });
  expect(website).toHaveAttribute('href', 'https://www.kwispel.example/');
  expect(website.getAttribute('rel')).toContain('noopener');
  expect(container).not.toHaveTextContent('@');
});

test('without phone, website, stars and donation number nothing dead is shown', async () => {
  open({ telefoon: null, url: null, adres: null, postcode: null, ratingcount: 0, rating: null });
  const card = await contact();
  expect(card.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Steun dit asiel' })).not.toBeInTheDocument();
  expect(screen.queryByText('[shelter.rating]')).not.toBeInTheDocument();
});

test('stars and reviews come from other parts (RE-018, SE-022)', async () => {
  open({ rating: 4.3, ratingcount: 12 });
  expect(await screen.findByText('[shelter.rating]')).toBeInTheDocument();
  expect(screen.getByText('[shelter.reviews]')).toBeInTheDocument();
});

test('animals per kind lead to the lists; rabbits stand in the list of overig (SE-022, C04)', async () => {
  const animals = [
    { title: 'Katten', type: 'cat', typeid: 1, count: 3 },
    { title: 'Honden', type: 'dog', typeid: 2, count: 0 },
    { title: 'Overige dieren', type: 'other', typeid: 3, count: 1 },
    { title: 'Konijnen', type: 'rabbit', typeid: 4, count: 2 },
  ] as const;
  open({ animals: [...animals] });
  const links = within(await screen.findByRole('navigation', { name: 'Dieren per soort' })).getAllByRole('link');
  const list = `/asieldieren/${shelter.uuidkey}`;
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['3 Katten', `${list}/1`],
    ['1 Overige dieren', `${list}/3`],
    ['2 Konijnen', `${list}/3`],
  ]);
});

test('the first twelve animals, asked beside the shelter itself, with a link to all (C22)', async () => {
  const page = makeSearchPage(
    Array.from({ length: 12 }, () => makeAnimalCard()),
    { totalRecords: 55 },
  );
  const { api } = open({}, {}, { searchAnimals: page });
  const row = within(await screen.findByRole('region', { name: 'Dieren van dit asiel' }));
  expect(await row.findAllByRole('link', { name: 'Moos' })).toHaveLength(12);
  expect(row.getByRole('link', { name: 'Bekijk alle 55 dieren' })).toHaveAttribute(
    'href',
    `/asieldieren/${shelter.uuidkey}`,
  );
  expect(api.requestsOf('searchAnimals').map(({ params }) => params)).toEqual([{ asiel: shelter.uuidkey, rows: '12' }]);
});

test('a shelter without animals says so', async () => {
  open({ animals: [] }, {}, { searchAnimals: makeSearchPage([]) });
  expect(await screen.findByText('Dit asiel heeft nu geen dieren op de website')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Bekijk alle/ })).not.toBeInTheDocument();
});

test('animals that do not load leave the rest of the page (SH-079)', async () => {
  open({}, {}, { searchAnimals: refuse('INTERNAL') });
  // What the page asked too early is asked once more by the row.
  await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  expect(screen.getByRole('heading', { level: 1, name: 'De Kwispel' })).toBeVisible();
});

test('a shelter that does not load can be tried again (SH-079)', async () => {
  const part = open({}, {}, { getShelter: refuse('INTERNAL') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Dit asiel kon niet worden geladen');
  part.api.set({ getShelter: { data: shelter } });
  await part.user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'De Kwispel' })).toBeVisible();
});

test('an IBAN is shown with its holder and can be copied (C22, C38)', async () => {
  const part = open({ donatienummer: 'nl96test0000000000' });
  const card = within(await screen.findByRole('region', { name: 'Steun dit asiel' }));
  expect(card.getByText('NL96 TEST 0000 0000 00')).toBeVisible();
  expect(card.getByText('De Kwispel')).toBeVisible();
  await part.user.click(card.getByRole('button', { name: 'Kopieer IBAN' }));
  expect(await navigator.clipboard.readText()).toBe('NL96TEST0000000000');
  expect(part.store.getState().toast.toasts[0]).toMatchObject({ type: 'succes', message: 'Het IBAN is gekopieerd' });
});

test('a plain donation number makes a link of the configuration (C38)', async () => {
  open({ donatienummer: '12 34' });
  const link = await screen.findByRole('link', { name: /^Geef aan dit asiel/ });
  expect(link).toHaveAttribute('href', 'https://geven.example/12%2034');
});

test('the address of the shelter is copied where the device has no share menu (C22)', async () => {
  const part = open();
  await part.user.click((await contact()).getByRole('button', { name: 'Kopieer link' }));
  expect(await navigator.clipboard.readText()).toBe(`http://localhost/asiel/${shelter.uuidkey}`);
});

test.each([
  ['AbortError', 0],
  ['NotAllowedError', 1],
])('the share menu of the device is used where there is one; %s gives %i toasts (C22)', async (error, toasts) => {
  const share = jest.fn().mockRejectedValue(new DOMException('', error));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const part = open();
  await part.user.click((await contact()).getByRole('button', { name: 'Deel dit asiel' }));
  expect(share).toHaveBeenCalledWith({ title: 'De Kwispel', url: `http://localhost/asiel/${shelter.uuidkey}` });
  await waitFor(() => expect(part.store.getState().toast.toasts).toHaveLength(toasts));
});

/** Everything that fake timers replace but the date. */
const TIMERS = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const),
  ...(['queueMicrotask', 'nextTick', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'] as const),
] as const;

const closed: OpeningDay = { soort: 'dicht', tijden: [] };
const weekday: OpeningDay = {
  soort: 'open',
  tijden: [
    { van: '10:00', tot: '12:00' },
    { van: '13:30', tot: '16:00' },
  ],
};
const openingstijden: OpeningHours = {
  dagen: [closed, weekday, weekday, weekday, { soort: 'afspraak', tijden: [] }, closed, closed],
  toelichting: 'Bel eerst',
};

describe('opening hours on the clock of Amsterdam (C15)', () => {
  afterEach(() => jest.useRealTimers());
  const openAt = (now: string) => {
    jest.useFakeTimers({ now: new Date(now), doNotFake: [...TIMERS] });
    open({ openingstijden });
  };
  const card = async () => within(await screen.findByRole('region', { name: 'Openingstijden' }));

  test.each([
    ['2026-11-24T09:00:00Z', 'Nu open tot 12:00 uur'],
    ['2026-11-24T11:30:00Z', 'Open vanaf 13:30 uur'],
    ['2026-11-24T16:00:00Z', 'Open vanaf morgen 10:00 uur'],
    ['2026-11-27T09:00:00Z', 'Vandaag op afspraak'],
    ['2026-11-28T09:00:00Z', 'Open vanaf dinsdag 10:00 uur'],
  ])('at %s: %s', async (now, text) => {
    openAt(now);
    const shown = (await card()).getByText((_, element) => element?.tagName === 'P' && element.textContent === text);
    expect(shown).toBeVisible();
  });

  test('the week in few lines, with the note, and a word on a holiday', async () => {
    openAt('2026-12-25T09:00:00Z');
    const terms = (await card()).getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual([
      'maandag',
      'dinsdag t/m donderdagdinsdag tot en met donderdag',
      'vrijdag',
      expect.anything(),
    ]);
    const times = (await card()).getAllByRole('definition').map(({ textContent }) => textContent);
    expect(times).toEqual(['gesloten', '10:00–12:0013:30–16:00', 'op afspraak', 'gesloten']);
    expect((await card()).getByText('Bel eerst')).toBeVisible();
    expect((await card()).getByText(/^Vandaag is het eerste kerstdag\./)).toBeVisible();
  });
});

test('a shelter without opening hours has no card for them', async () => {
  open({ openingstijden: null });
  await contact();
  expect(screen.queryByRole('region', { name: 'Openingstijden' })).not.toBeInTheDocument();
});

test("a pause is told with its last day and the shelter's own word, as long as it lasts (C15)", async () => {
  open({ vol_tot: '2999-12-12', vol_bericht: 'Wij verbouwen.' });
  expect(await screen.findByText('Dit asiel neemt tot en met 12-12-2999 geen nieuwe reacties aan.')).toBeVisible();
  expect(screen.getByText('Wij verbouwen.')).toBeVisible();
});

test('a pause that is over is not told any more (C15)', async () => {
  open({ vol_tot: '2026-01-12', vol_bericht: 'Wij verbouwen.' });
  await contact();
  expect(screen.queryByText('Even vol')).not.toBeInTheDocument();
});

test.each([
  [3, 'Reageert meestal binnen 3 dagen'],
  [null, null],
])('within %p days it usually answers: %p (C15)', async (reageert_binnen, text) => {
  open({ reageert_binnen });
  expect((await contact()).queryByText(/^Reageert meestal/)?.textContent ?? null).toBe(text);
});

test('the photo of the shelter stands with its contact (C15)', async () => {
  open({ fotourl: '/api/foto/a/350.jpg' });
  const photo = (await contact()).getByRole('img', { name: 'Foto van De Kwispel' });
  expect(photo).toHaveAttribute('src', '/api/foto/a/800.jpg');
});
