import type { Country } from '@portal/shared/contract';
import { dayIn, OWNER_TERMS, ownerTerm, placementHold, runningOwnerTerm } from './owner-term';

test.each([
  ['NL', '2026-11-10', '2026-11-24', 'two weeks'],
  ['NL', '2026-10-18', '2026-11-01', 'over the end of summer time'],
  ['NL', '2026-03-20', '2026-04-03', 'over its beginning'],
  ['NL', '2026-12-25', '2027-01-08', 'over the end of the year'],
  ['NL', '2028-02-20', '2028-03-05', 'over a leap day'],
  ['BE', '2026-11-10', '2026-11-30', 'twenty days'],
  ['NA', '2026-11-10', '2026-11-30', 'the longest of the others'],
  ['NL', '1990-05-01', '1990-05-15', 'before the first version: the first one'],
  ['NL', '2026-02-30', null, 'no day'],
  ['NL', '10-11-2026', null, 'no date'],
] as const)('C51: in %s, in custody on %s, the last day is %s: %s', (land, custody, last, _why) => {
  expect(ownerTerm(custody, land)).toBe(last);
});

/** The last moment of the term and the first one after it, in UTC. */
test.each([
  ['NL', '2026-11-10', '2026-11-24T22:59:59Z', '2026-11-24T23:00:00Z', 'winter time'],
  ['NL', '2026-06-10', '2026-06-24T21:59:59Z', '2026-06-24T22:00:00Z', 'summer time'],
  ['NL', '2026-10-11', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z', 'the last day has 25 hours'],
  ['NL', '2026-10-10', '2026-10-24T21:59:59Z', '2026-10-24T22:00:00Z', 'the day before that'],
  ['NL', '2026-03-15', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z', 'the last day has 23 hours'],
  ['NL', '2026-03-14', '2026-03-28T22:59:59Z', '2026-03-28T23:00:00Z', 'the day before that'],
  ['NL', '2026-12-18', '2027-01-01T22:59:59Z', '2027-01-01T23:00:00Z', 'a new year'],
  ['BE', '2026-10-05', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z', 'Belgium, 25 hours'],
  ['BE', '2026-03-09', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z', 'Belgium, 23 hours'],
  ['NA', '2026-11-10', '2026-12-01T03:59:59Z', '2026-12-01T04:00:00Z', 'its own midnight, no summer time'],
  ['NA', '2026-03-09', '2026-03-30T03:59:59Z', '2026-03-30T04:00:00Z', 'the same in summer'],
] as const)(
  'C51: in %s the term of %s runs at %s and not at %s: %s',
  (provincieland, inbewaring, until, after, _why) => {
    const facts = { gevonden: 'J', inbewaring, provincieland } as const;
    expect(runningOwnerTerm(facts, new Date(until))).toBe(ownerTerm(inbewaring, provincieland));
    expect(runningOwnerTerm(facts, new Date(after))).toBeNull();
  },
);

test('C51: a term runs from the day of custody, also when that day has not come', () => {
  const facts = { gevonden: 'J', inbewaring: '2026-11-10', provincieland: 'NL' } as const;
  expect(runningOwnerTerm(facts, new Date('2026-11-10T00:00:00+01:00'))).toBe('2026-11-24');
  expect(runningOwnerTerm(facts, new Date('2026-11-01T12:00:00Z'))).toBe('2026-11-24');
});

test.each([
  ['N', '2026-11-10'],
  ['X', '2026-11-10'],
  ['J', null],
  ['J', undefined],
  ['J', ''],
  ['J', 'gisteren'],
] as const)('C51: gevonden %s with custody %s has no term', (gevonden, inbewaring) => {
  const facts = { gevonden, inbewaring, provincieland: 'NL' } as const;
  expect(runningOwnerTerm(facts, new Date('2026-11-11T12:00:00Z'))).toBeNull();
});

test('C51: every country has a term with a zone and a source in every version, and versions follow each other', () => {
  for (const { terms } of OWNER_TERMS) {
    for (const land of ['NL', 'BE', 'NA'] satisfies Country[]) {
      expect(terms[land].days).toBeGreaterThanOrEqual(14);
      expect(terms[land].source).not.toBe('');
      expect(dayIn(terms[land].timeZone, new Date('2026-11-10T12:00:00Z'))).toBe('2026-11-10');
    }
  }
  expect(OWNER_TERMS.map(({ from }) => from)).toEqual(OWNER_TERMS.map(({ from }) => from).sort());
  expect(OWNER_TERMS.map(({ version }) => version)).toEqual(OWNER_TERMS.map((_, index) => index + 1));
});

const held = { gevonden: 'J', inbewaring: '2026-11-10', provincieland: 'NL' } as const;
const nothing = { hasOpenClaim: false, hasOwner: false, hasException: false };
const during = new Date('2026-11-24T22:59:59Z');
const after = new Date('2026-11-24T23:00:00Z');
const TERM = { why: 'term', until: '2026-11-24' };
const CLAIM = { why: 'claim' };
test.each([
  ['G', during, {}, TERM],
  ['J', during, {}, TERM],
  ['N', during, {}, null],
  ['P', during, {}, null],
  ['A', during, {}, null],
  ['J', after, {}, null],
  ['J', during, { hasException: true }, null],
  ['J', during, { hasOwner: true }, null],
  ['J', during, { hasOpenClaim: true }, CLAIM],
  ['G', during, { hasOpenClaim: true, hasException: true, hasOwner: true }, CLAIM],
  ['J', after, { hasOpenClaim: true }, CLAIM],
  ['A', during, { hasOpenClaim: true }, null],
  ['N', during, { hasOpenClaim: true }, null],
] as const)('C10, C51: to %s at %s with %j is held by %j', (to, now, facts, hold) => {
  expect(placementHold({ ...held, ...nothing, ...facts }, to, now)).toEqual(hold);
});
