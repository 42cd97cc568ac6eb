import { type Animal, Answer } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/domain';
import styles from './animal-form.module.css';
import type { EditedField } from './edited-animal';
import { messages } from './messages';

const LABELS: Record<EditedField, string> = {
  naam: messages.name,
  ras: messages.breed,
  geslacht: messages.sex,
  leeftijd: messages.age,
  provincie: messages.province,
  koppel: messages.couple,
  gevonden: messages.found,
  inbewaring: messages.custody,
  gemeente: messages.municipality,
  kleur: messages.colour,
  rasaanvul: messages.breedSupplement,
  youtubeUrl: messages.youtube,
  amivedinummer: messages.amivedi,
  donatienummer: messages.donation,
};

const ANSWERS: Record<Answer, string> = {
  [Answer.yes]: messages.yes,
  [Answer.no]: messages.no,
  [Answer.unknown]: messages.noAnswer,
};

/** What a field of the stored animal says, in words. */
function wordsOf(animal: Animal, name: EditedField): string {
  const named: Partial<Record<EditedField, string>> = {
    ras: animal.rasnaam,
    geslacht: animal.sexenaam,
    leeftijd: animal.leeftijdnaam,
    provincie: animal.provincienaam,
    koppel: ANSWERS[animal.koppel],
    gevonden: ANSWERS[animal.gevonden],
    inbewaring: formatDate(animal.inbewaring) || messages.nothing,
  };
  return named[name] ?? (String(animal[name] ?? '') || messages.nothing);
}

/** The fields of another version, each with its value. */
export function TheirFields({ animal, names }: { animal: Animal; names: readonly EditedField[] }) {
  return (
    <dl className={styles.theirs}>
      {names.map((name) => (
        <div key={name}>
          <dt>{LABELS[name]}</dt>
          <dd>{wordsOf(animal, name)}</dd>
        </div>
      ))}
    </dl>
  );
}
