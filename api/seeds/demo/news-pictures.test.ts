import { createCalendar } from './calendar';
import { makeNews } from './content';
import { listDrawings } from './drawings/catalogue';
import { newsPicture, textPhotos } from './news-pictures';

const drawings = listDrawings();
const stored = drawings.map((_, at) => ({ storageKey: `350${at.toString(16)}`.padStart(64, '0'), bytes: 1 }));
const pictureOf = (titel: string) => newsPicture(titel, drawings, stored);
const items = makeNews(createCalendar('2026-11-20'), pictureOf) as { titel: string; tekst: string }[];

test('CO-001, C65 18 of the 24 news items have a picture of our own, each another one, after the first paragraph', () => {
  const keys = items.flatMap(
    ({ tekst }) => /^<p>(?:(?!<p).)*<\/p><p[^>]*><img src="\/api\/foto\/(\w{64})\/800\.jpg"/.exec(tekst)?.[1] ?? [],
  );
  expect(keys).toHaveLength(18);
  expect(new Set(keys).size).toBe(18);
  expect(keys.filter((key) => !stored.some(({ storageKey }) => storageKey === key))).toEqual([]);
});

test('a picture that two items show has one row', () => {
  const [one, two] = stored.slice(0, 2) as [(typeof stored)[0], (typeof stored)[0]];
  expect(textPhotos([one, two, one], '2026-11-20T10:00:00Z')).toHaveLength(2);
});
