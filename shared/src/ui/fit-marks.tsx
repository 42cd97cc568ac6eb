import { Answer } from '@portal/shared/contract';
import styles from './fit-marks.module.css';
import type { Icon } from './icon';
import { QuestionIcon } from './icons';
import { CheckIcon, CrossIcon } from './icons-action';

/** Something that matters to the visitor, and whether the animal can: J yes, X unknown, N no. `text` says it in words, 'kan met kinderen'. */
export interface FitMark {
  answer: Answer;
  text: string;
}

const LOOKS: Record<Answer, { icon: Icon; label: string; style: string | undefined }> = {
  [Answer.yes]: { icon: CheckIcon, label: 'ja:', style: styles.yes },
  [Answer.unknown]: { icon: QuestionIcon, label: 'onbekend:', style: styles.unknown },
  [Answer.no]: { icon: CrossIcon, label: 'nee:', style: styles.no },
};

/** With whom and how the animal can live, for a card or a profile: a line each, with an icon and words. */
export function FitMarks({ marks, label }: { marks: readonly FitMark[]; label?: string }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul className={styles.marks} role="list" aria-label={label}>
      {marks.map(({ answer, text }) => {
        const { icon: MarkIcon, label: word, style } = LOOKS[answer];
        return (
          <li key={text} className={styles.mark}>
            <MarkIcon size={16} label={word} className={style} />
            <span>{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
