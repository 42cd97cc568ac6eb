import { type Animal, Answer, Country } from '@portal/shared/contract';
import { formatDate, publicStatusText, runningOwnerTerm } from '@portal/shared/domain';
import { messages } from './messages';
import { COLOUR, type SheetPen } from './sheet-pen';

/** A name above this many characters gets a smaller letter. */
const LONG_NAME = 24;

interface Printed {
  animal: Animal;
  now: Date;
}

/** Where a column begins, in points. */
interface Place {
  x: number;
  y: number;
}

/** Name, badges, facts and custody in a column from `x`, `y` to the right margin; answers the y below it. */
export function drawFacts(pen: SheetPen, { animal, now }: Printed, name: string, { x, y: top }: Place): number {
  let y = pen.write('H1', name, x, top, { size: name.length > LONG_NAME ? 17 : 28, weight: 700 });
  const badges = [
    publicStatusText(animal.geplaatst),
    animal.koppel === 'J' ? messages.couple : null,
    animal.gevonden === 'J' ? messages.found : null,
  ].filter((badge) => badge !== null);
  if (badges.length > 0)
    y = pen.write('P', badges.join(' · '), x, y + 2, { size: 11, weight: 700, colour: COLOUR.primary });
  y += 8;
  for (const [term, text] of factsOf(animal)) {
    pen.write('P', term, x, y + 1, { size: 9.5, colour: COLOUR.soft, width: 62 });
    y = pen.write('P', text, x + 66, y, { size: 10.5 }) + 4;
  }
  return drawCustody(pen, { animal, now }, { x, y });
}

/** What the owner of a found animal needs to know; nothing without a day of custody (C51). */
function drawCustody(pen: SheetPen, { animal, now }: Printed, { x, y }: Place): number {
  const { gevonden, inbewaring, gemeente } = animal;
  if (gevonden !== Answer.yes || !inbewaring) return y;
  const below = pen.write('P', messages.foundIn(gemeente ?? null, formatDate(inbewaring)), x, y + 8, { size: 10.5 });
  const until = runningOwnerTerm(animal, now);
  if (until === null) return below;
  return pen.write('P', messages.owner(formatDate(until)), x, below + 2, { size: 12, weight: 700 });
}

/** The facts that are known, as on the page (AN-006). */
function factsOf(animal: Animal): [string, string][] {
  const { facts } = messages;
  const isAbroad = animal.provincieland !== Country.netherlands;
  const lines: [string, string][] = [
    [facts.sex, animal.sexenaam],
    [facts.breed, [animal.rasnaam, animal.rasaanvul].filter((text) => text?.trim()).join(', ')],
    [facts.colour, animal.kleur ?? ''],
    [facts.age, animal.leeftijdnaam],
    [facts.province, isAbroad ? `${animal.provincienaam} (${animal.provincieland})` : animal.provincienaam],
  ];
  return lines.filter(([, text]) => text.trim() !== '');
}
