import { type Animal, Country } from '@portal/shared/contract';
import { SexIcon } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { messages } from './messages';
import styles from './profile-facts.module.css';

/** A line of the facts; `text` empty means that nobody knows, and then there is no line. */
interface Fact {
  term: string;
  text: string;
  before?: ReactNode;
  extra?: string;
}

/** Name of a province that both the Netherlands and Belgium have, so the country stands with it (C49). */
const IN_TWO_COUNTRIES = 'Limburg';

/** The facts that are known, in the order of the specification: sex, Ras, Kleur, Leeftijd, Provincie (AN-006). */
export function ProfileFacts({ animal }: { animal: Animal }) {
  const known = factsOf(animal).filter(({ text }) => text !== '');
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts} aria-label={messages.facts}>
      {known.map(({ term, text, before, extra }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.text}>
            {before}
            <span>
              <bdi>{text}</bdi>
              {extra ? <span className={styles.extra}>{extra}</span> : null}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(animal: Animal): Fact[] {
  const supplement = animal.rasaanvul?.trim() ?? '';
  const breed = animal.rasnaam.trim();
  return [
    {
      term: messages.sex,
      text: animal.sexenaam.trim(),
      before: <SexIcon sexecode={animal.sexecode} size={20} />,
    },
    breed === ''
      ? { term: messages.breed, text: supplement }
      : { term: messages.breed, text: breed, extra: supplement },
    { term: messages.colour, text: animal.kleur?.trim() ?? '' },
    { term: messages.age, text: animal.leeftijdnaam.trim() },
    { term: messages.province, text: provinceText(animal) },
  ];
}

function provinceText({ provincienaam, provincieland }: Animal): string {
  const needsCountry = provincienaam === IN_TWO_COUNTRIES || provincieland === Country.belgium;
  return needsCountry && provincienaam !== '' ? `${provincienaam} (${provincieland})` : provincienaam;
}
