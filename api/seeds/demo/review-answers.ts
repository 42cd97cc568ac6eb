import type { Calendar } from './calendar';
import { createRandom } from './random';

/** What shelters answer in public: to a good review, and to one of at most three stars. */
const TEXTS = {
  good: [
    'Wat fijn om te lezen dat het zo goed gaat. Geef een aai van ons allemaal.',
    'Dank u wel voor uw mooie woorden. Wij hebben uw recensie aan alle vrijwilligers voorgelezen.',
    'Fijn dat u zich bij ons welkom voelde. Kom gerust nog eens langs met de nieuwe huisgenoot.',
    'Bedankt voor uw recensie. Wij zijn blij dat u elkaar heeft gevonden.',
  ],
  poor: [
    'Dank u wel dat u dit eerlijk opschrijft. Wij bellen sinds deze maand iedereen binnen drie werkdagen terug.',
    'Het spijt ons dat het anders liep dan u hoopte. Wij nemen graag contact met u op om het te bespreken.',
    'U heeft gelijk: de informatie had vollediger moeten zijn. Wij hebben onze map aangepast.',
  ],
} as const;

/** Percent of the reviews that the shelter answers: the poor ones more often. */
const ANSWERED = { good: 15, poor: 45 } as const;

const NONE = { answer: null, answered_at: null, answer_updated_at: null, answer_mailed_at: null };

/** The shelter's answer as columns of a review: the first two reviews have one, of the others some; it came within days and is not changed. */
export function makeAnswer(
  index: number,
  { rating, age }: { rating: number; age: number },
  { seed, calendar }: { seed: number; calendar: Calendar },
): object {
  const rnd = createRandom(seed, `review-answer/${index}`);
  const kind = rating > 3 ? 'good' : 'poor';
  if (index > 1 && !rnd.chance(ANSWERED[kind] / 100)) return NONE;
  const moment = calendar.at(Math.max(1, age - rnd.int(1, 5)), rnd.next());
  return { answer: rnd.pick(TEXTS[kind]), answered_at: moment, answer_updated_at: moment, answer_mailed_at: moment };
}
