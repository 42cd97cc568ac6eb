import { Answer, Country, PlacementStatus, TIME_ZONE } from '@portal/shared/contract';
import { clockParts } from './calendar';

/** How long the owner of a found animal can come forward in one country. */
export interface OwnerTerm {
  /** Calendar days after the day of custody: the term ends with the last of them. */
  days: number;
  /** Whose midnight ends the term. */
  timeZone: string;
  /** The law that the number comes from. */
  source: string;
}

/** The terms of all countries, in force for animals that were taken into custody on `from` (yyyy-MM-dd) or later. */
export interface OwnerTerms {
  version: number;
  from: string;
  terms: Readonly<Record<Country, OwnerTerm>>;
}

/**
 * The terms by version, oldest first (C51). A law that changes is a new version with its own `from`; the old one stays for the animals of
 * before. Where regions differ or no law was found, the longest term counts.
 */
export const OWNER_TERMS: readonly OwnerTerms[] = [
  {
    version: 1,
    from: '1992-01-01',
    terms: {
      [Country.netherlands]: {
        days: 14,
        timeZone: TIME_ZONE,
        source: 'art. 5:8 lid 3 BW: ten minste twee weken door de gemeente in bewaring gehouden',
      },
      [Country.belgium]: {
        days: 20,
        timeZone: 'Europe/Brussels',
        source:
          'wet van 14 augustus 1986, art. 9, tweede paragraaf: vijftien dagen na de besteding; Wallonië: twintig dagen wanneer de eigenaar bericht kreeg',
      },
      [Country.antilles]: {
        days: 20,
        timeZone: 'America/Curacao',
        source: 'no law was found: the longest term of the other countries',
      },
    },
  },
];

const MS_PER_DAY = 86_400_000;

/** The term of a country for an animal that came into custody on a day (yyyy-MM-dd). */
function termFor(inbewaring: string, land: Country): OwnerTerm | undefined {
  const terms = OWNER_TERMS.filter(({ from }) => from <= inbewaring).at(-1) ?? OWNER_TERMS[0];
  return terms?.terms[land];
}

/**
 * The last day (yyyy-MM-dd) on which the owner of an animal can come forward: its term counted from the day after `inbewaring`, the day
 * (yyyy-MM-dd) on which the municipality took it into custody. Null when that is no day.
 */
export function ownerTerm(inbewaring: string, land: Country): string | null {
  const start = clockParts(inbewaring) === null ? Number.NaN : Date.parse(`${inbewaring}T00:00:00Z`);
  const term = termFor(inbewaring, land);
  if (!term || Number.isNaN(start)) return null;
  return new Date(start + term.days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** What decides whether the owner of an animal can still come forward. `inbewaring` is null until staff fill it in. */
export interface CustodyFacts {
  gevonden: Answer;
  inbewaring?: string | null | undefined;
  provincieland: Country;
}

/** The last day of the owner's term while it runs, up to and including midnight of that day in the animal's country; otherwise null. */
export function runningOwnerTerm({ gevonden, inbewaring, provincieland }: CustodyFacts, now: Date): string | null {
  if (gevonden !== Answer.yes || !inbewaring) return null;
  const last = ownerTerm(inbewaring, provincieland);
  const term = termFor(inbewaring, provincieland);
  if (last === null || !term) return null;
  return dayIn(term.timeZone, now) <= last ? last : null;
}

/** What else decides whether a found animal may be reserved or placed. */
export interface HoldFacts extends CustodyFacts {
  /** Somebody says that it is theirs, and staff have not decided about it. */
  hasOpenClaim: boolean;
  /** Staff found the owner: the term is of no use any more. */
  hasOwner: boolean;
  /** Staff recorded why the end of the term need not be waited for. */
  hasException: boolean;
}

/**
 * What holds an animal back from becoming reserved (G) or placed (J): a claim that is not decided about, whatever else is recorded, or the
 * owner's term with its last day (C10, C51). Null when nothing does, and for every other status.
 */
export function placementHold(
  facts: HoldFacts,
  to: PlacementStatus,
  now: Date,
): { why: 'claim' } | { why: 'term'; until: string } | null {
  if (to !== PlacementStatus.reserved && to !== PlacementStatus.placed) return null;
  if (facts.hasOpenClaim) return { why: 'claim' };
  const until = runningOwnerTerm(facts, now);
  return until === null || facts.hasOwner || facts.hasException ? null : { why: 'term', until };
}

/** The calendar day (yyyy-MM-dd) of a moment in a time zone. */
export function dayIn(timeZone: string, moment: Date): string {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}`;
}
