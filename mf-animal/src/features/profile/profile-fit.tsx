import { type Animal, Answer } from '@portal/shared/contract';
import { CheckIcon, CrossIcon, classNames } from '@portal/shared/ui';
import { useId } from 'react';
import { noWords } from '../../common/checklist-words';
import { messages } from './messages';
import styles from './profile-fit.module.css';

const { fit } = messages;

/** The questions that a visitor asks first, in this order; only those that are asked of the kind have an answer. */
const FIRST = ['kinderen', 'kinderen_jong', 'katten', 'honden', 'soortgenoten', 'alleen'] as const;

/**
 * With whom the animal can live, beside the facts (C65): what it can, what it cannot, and in a quiet line what nobody knows yet. Nothing when
 * none of the questions is asked of its kind.
 */
export function ProfileFit({ animal: { properties } }: { animal: Animal }) {
  const title = useId();
  const answered = FIRST.flatMap((name) => {
    const item = properties.find(({ key }) => key === name);
    return item ? [{ ...item, words: fit.words[name] }] : [];
  });
  const having = (answer: Answer) => answered.filter(({ value }) => value === answer);
  const [can, cannot, unknown] = [having(Answer.yes), withoutImplied(having(Answer.no)), having(Answer.unknown)];
  if (answered.length === 0) return null;
  return (
    <section className={styles.fit} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {can.length > 0 ? fit.title : fit.titleWithoutYes}
      </h2>
      {can.length + cannot.length > 0 ? (
        <ul className={styles.chips}>
          {can.map(({ key, words }) => (
            <li key={key} className={styles.chip}>
              <CheckIcon size={16} />
              {words.can}
            </li>
          ))}
          {cannot.map((item) => (
            <li key={item.key} className={classNames(styles.chip, styles.not)}>
              <CrossIcon size={16} />
              {noWords(item)}
            </li>
          ))}
        </ul>
      ) : null}
      {unknown.length > 0 ? (
        <p className={styles.unknown}>{fit.unknown(unknown.map(({ words }) => words.unknown))}</p>
      ) : null}
    </section>
  );
}

/** Not with children means not with young ones either: said once. */
function withoutImplied<Item extends { key: string }>(items: Item[]): Item[] {
  const isAny = items.some(({ key }) => key === 'kinderen');
  return items.filter(({ key }) => !(isAny && key === 'kinderen_jong'));
}
