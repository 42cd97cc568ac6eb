/** Names of the scales, as typed after `--scale`. */
export const SCALES = ['200', '10k', '100k', '1m'] as const;
export type ScaleName = (typeof SCALES)[number];

/** Letters of `geplaatst` in the order of the shares below. */
export const STATUSES = ['N', 'G', 'P', 'J', 'A'] as const;
export type Status = (typeof STATUSES)[number];

/** Numbers of one scale (docs/data-and-search.md#scales). */
export interface Scale {
  animals: number;
  /** Multiple of the places table; 0 is the pilot of 15 shelters. */
  shelterTimes: number;
  shares: Readonly<Record<Status, number>>;
  reactions: number;
  reviews: number;
  visitors: number;
  /** Days of history of placed and archived animals. */
  history: number;
}

const share = (N: number, G: number, P: number, J: number, A: number): Scale['shares'] => ({ N, G, P, J, A });

export const SCALE: Readonly<Record<ScaleName, Scale>> = {
  '200': {
    animals: 200,
    shelterTimes: 0,
    shares: share(60, 12, 5, 15, 8),
    reactions: 300,
    reviews: 40,
    visitors: 30,
    history: 365,
  },
  '10k': {
    animals: 10_000,
    shelterTimes: 1,
    shares: share(24, 4, 2, 55, 15),
    reactions: 15_000,
    reviews: 2_000,
    visitors: 3_000,
    history: 365,
  },
  '100k': {
    animals: 100_000,
    shelterTimes: 1,
    shares: share(5, 1, 0.5, 73.5, 20),
    reactions: 150_000,
    reviews: 15_000,
    visitors: 25_000,
    history: 2_920,
  },
  '1m': {
    animals: 1_000_000,
    shelterTimes: 4,
    shares: share(4, 0.8, 0.2, 75, 20),
    reactions: 1_500_000,
    reviews: 120_000,
    visitors: 200_000,
    history: 2_920,
  },
};

/** Which animals are to be found; `allOpen` is the worst case for search, `available` fixes how many are N or G. */
export interface Availability {
  allOpen?: boolean;
  available?: number;
}

/** How many animals have each status; the five numbers add up to `scale.animals`. */
export function countStatuses(scale: Scale, availability: Availability): Record<Status, number> {
  const total = scale.animals;
  const counts = { N: 0, G: 0, P: 0, J: 0, A: 0 };
  if (availability.available !== undefined) {
    counts.G = Math.round(availability.available / 7);
    counts.N = availability.available - counts.G;
    counts.A = Math.round((total - availability.available) * 0.2);
  } else {
    const shares = availability.allOpen ? { N: 80, G: 4, P: 2, J: 10, A: 4 } : scale.shares;
    for (const status of ['N', 'G', 'P', 'A'] as const) {
      counts[status] = Math.round((total * shares[status]) / 100);
    }
  }
  counts.J = total - counts.N - counts.G - counts.P - counts.A;
  return counts;
}
