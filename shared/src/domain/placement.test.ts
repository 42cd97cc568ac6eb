import type { ContactPreference, PlacementStatus } from '@portal/shared/contract';
import type { ViewerKind } from './access';
import { animalVisibility, contactButtons, isListed, placementMenu, publicStatusText, statusLabel } from './placement';

const NOW = '2026-11-20T12:00:00Z';
const placed = (days: number) => new Date(Date.UTC(2026, 10, 20 - days, 12)).toISOString();
const viewers: ViewerKind[] = ['visitor', 'default', 'other-staff', 'own-staff', 'admin'];
type Seen = ReturnType<typeof animalVisibility>;

const visibility: [PlacementStatus, string | null, boolean, Seen][] = [
  ['P', null, false, 'not-found'],
  ['P', null, true, 'not-found'],
  ['N', null, true, 'visible'],
  ['G', null, true, 'visible'],
  ['J', placed(0), true, 'visible'],
  ['J', placed(30), true, 'visible'],
  ['J', placed(31), true, 'gone'],
  ['J', null, false, 'gone'],
  ['A', null, true, 'gone'],
  ['A', null, false, 'not-found'],
];
test.each(visibility)(
  'C09: status %s, placed %s, published %s: strangers %s',
  (geplaatst, datumgeplaatst, wasPublished, seen) => {
    const animal = { geplaatst, datumgeplaatst, wasPublished };
    expect(viewers.map((viewer) => animalVisibility(animal, viewer, NOW))).toEqual([
      seen,
      seen,
      seen,
      'visible',
      'visible',
    ]);
  },
);

test.each([
  ['P', false, 'Preview', null],
  ['N', true, 'Publiceren', null],
  ['G', true, 'Gereserveerd', 'Gereserveerd'],
  ['J', false, 'Geplaatst', 'Geplaatst'],
  ['A', false, 'Archiveren', null],
] as [PlacementStatus, boolean, string, string | null][])(
  'C09, C10: status %s is listed %s, labelled %s, printed as %s',
  (status, listed, label, printed) => {
    expect([isListed(status), statusLabel(status), publicStatusText(status)]).toEqual([listed, label, printed]);
  },
);

/** Specification § 4: disabled per present status, for Geplaatst, Gereserveerd, Publiceren, Archiveren, Preview. */
const menu: [PlacementStatus, boolean, boolean, boolean, boolean, boolean][] = [
  ['J', true, true, false, false, false],
  ['G', false, true, false, false, false],
  ['N', false, false, true, false, false],
  ['P', true, true, false, false, true],
  ['A', false, false, false, true, false],
];
test.each(menu)('BE-010: the menu of status %s', (present, ...disabled) => {
  const actions = placementMenu(present);
  expect(actions.map(({ label }) => label)).toEqual([
    'Geplaatst',
    'Gereserveerd',
    'Publiceren',
    'Archiveren',
    'Preview',
  ]);
  expect(actions.map(({ status }) => status)).toEqual(['J', 'G', 'N', 'A', 'P']);
  expect(actions.map(({ isDisabled }) => isDisabled)).toEqual(disabled);
});

const asiel = (response_voorkeur: ContactPreference, email: string | null = 'asiel@demo.example') => ({
  telefoon: '+31201234567',
  email,
  response_voorkeur,
});
const all = { phone: true, emailFriend: true, share: true, print: true };
const none = { phone: false, emailFriend: false, share: false, print: false, react: false, claim: false };
const notFound = { gevonden: 'N', inbewaring: null, provincieland: 'NL' } as const;
test.each([
  ['N', asiel('email'), { ...all, react: true, claim: false }],
  ['N', asiel('beide'), { ...all, react: true, claim: false }],
  ['N', asiel('telefoon'), { ...all, react: false, claim: false }],
  ['N', asiel('email', null), { ...all, react: false, claim: false }],
  ['N', { ...asiel('email'), telefoon: null }, { ...all, phone: false, react: true, claim: false }],
  ['N', null, none],
  ['G', asiel('email'), none],
  ['J', asiel('email'), none],
  ['P', asiel('email'), none],
  ['A', asiel('email'), none],
] as const)('C09, C50: status %s and shelter %j show %j', (geplaatst, shelter, expected) => {
  expect(contactButtons({ geplaatst, asiel: shelter, ...notFound }, new Date(NOW))).toEqual(expected);
});

/** The term of 2026-11-06 in the Netherlands has its last day on 2026-11-20, that of the day before is over. */
test.each([
  ['N', 'J', '2026-11-06', { ...all, react: false, claim: true }],
  ['G', 'J', '2026-11-06', { ...none, claim: true }],
  ['J', 'J', '2026-11-06', none],
  ['P', 'J', '2026-11-06', none],
  ['A', 'J', '2026-11-06', none],
  ['N', 'J', '2026-11-05', { ...all, react: true, claim: false }],
  ['N', 'J', null, { ...all, react: true, claim: false }],
  ['N', 'N', '2026-11-06', { ...all, react: true, claim: false }],
] as const)('C51: status %s, gevonden %s in custody on %s shows %j', (geplaatst, gevonden, inbewaring, expected) => {
  const animal = { geplaatst, gevonden, inbewaring, provincieland: 'NL', asiel: asiel('beide') } as const;
  expect(contactButtons(animal, new Date(NOW))).toEqual(expected);
  expect(contactButtons({ ...animal, asiel: null }, new Date(NOW))).toEqual(none);
});
