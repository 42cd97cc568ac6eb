import { createCalendar } from './calendar';
import { makeNews } from './content';

const newsOn = (today: string) => makeNews(createCalendar(today)) as { id: number; titel: string; datum: string }[];

test.each(['2026-11-20', '2026-10-04', '2026-10-03', '2027-01-01', '2027-09-13'])(
  'on %s the open day of Dierendag was announced in the weeks before 4 October',
  (today) => {
    const item = newsOn(today).find(({ titel }) => titel.includes('Dierendag'));
    expect(item?.datum.slice(5) ?? '').toMatch(/^09-/);
    expect(item && item.datum <= today).toBe(true);
  },
);

test('news is listed newest first, within 18 months, and never from the future', () => {
  const dates = newsOn('2026-11-20').map(({ datum }) => datum);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(dates[0] && dates[0] < '2026-11-20').toBe(true);
  expect(dates.at(-1) ?? '').toMatch(/^2025-0[56]/);
});
