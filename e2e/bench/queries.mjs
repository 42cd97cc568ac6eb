/** Ten thousand different search queries, as visitors send them: more than the cache of the api holds, so that each is a cache miss. */

/** The same numbers every time (mulberry32). */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const SORTS = ['nieuw', 'langzit'];

/** Options by field, read once from the running portal. */
export async function readOptions(url) {
  const items = async (name) => (await (await fetch(`${url}/api/${name}`)).json()).items.map(({ id }) => id);
  const breeds = (await (await fetch(`${url}/api/breed`)).json()).items;
  return { breeds, provinces: await items('province'), ages: await items('age'), sexes: await items('sex') };
}

/**
 * @param options of `readOptions`
 * @returns {Record<string, string | number>[]} `count` different queries with one to five filters; lists are comma separated
 */
export function makeQueries(options, count = 10_000, seed = 42) {
  const random = numbers(seed);
  const one = (list) => list[Math.floor(random() * list.length)];
  const some = (list, most) =>
    [...new Set(Array.from({ length: 1 + Math.floor(random() * most) }, () => one(list)))]
      .sort((a, b) => a - b)
      .join(',');
  const queries = new Map();
  while (queries.size < count) {
    const soort = 1 + Math.floor(random() * 4);
    const query = { soort, sort: one(SORTS), rows: 13 };
    const breeds = options.breeds.filter(({ soortid }) => soortid === soort).map(({ id }) => id);
    if (random() < 0.35) query.ras = some(breeds, 3);
    if (random() < 0.6) query.provincie = some(options.provinces, 4);
    if (random() < 0.4) query.leeftijd = some(options.ages, 2);
    if (random() < 0.3) query.geslacht = some(options.sexes, 2);
    queries.set(queryText(query), query);
  }
  return [...queries.values()];
}

export const queryText = (query) =>
  new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString();

/** Words that occur in texts about animals, for the search by words; `count` different questions. */
export function makeWordQueries(count, seed = 7) {
  const random = numbers(seed);
  const words =
    'lief rustig speels tuin kinderen huis knuffel katten honden actief sociaal zacht jong oud wandelen verlegen'.split(
      ' ',
    );
  const queries = new Map();
  for (let page = 1; queries.size < count; page += 1) {
    const first = words[Math.floor(random() * words.length)];
    const second = random() < 0.5 ? ` ${words[Math.floor(random() * words.length)]}` : '';
    const query = { q: first + second, soort: 1 + Math.floor(random() * 4), rows: 13, first: 1 + (page % 12) };
    queries.set(queryText(query), query);
  }
  return [...queries.values()];
}
