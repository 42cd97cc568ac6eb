import { FIT_SORT, type FitProfile, portalPath } from '@portal/shared/contract';
import { isAnswered, safeReturnUrl } from '@portal/shared/domain';
import { fitProfileStore, useFitProfile, useToast, wholeAddress } from '@portal/shared/session';
import { Button, ButtonLink, NeedsScript } from '@portal/shared/ui';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './fit-questions.module.css';
import { messages } from './messages';
import { Question } from './question';
import { answeredCount, askedQuestions, chosenOf, QUESTION_COUNT, QUESTION_GROUPS, withAnswer } from './questions';

const NONE: FitProfile = {};

/**
 * The eight questions of 'Past dit bij mij?' (C62) on one calm screen. Each answer is kept in this browser at once, none is needed, and nothing
 * is sent. 'Klaar' leads back to where the visitor came from, or to the animals in the order of what fits.
 */
export function FitQuestions() {
  const profile = useFitProfile() ?? NONE;
  const showToast = useToast();
  const form = useRef<HTMLDivElement>(null);
  const asked = askedQuestions(profile);
  const answered = answeredCount(profile);
  const clear = () => {
    fitProfileStore.set(null);
    showToast({ type: 'succes', message: messages.cleared });
    form.current?.querySelector('input')?.focus();
  };
  return (
    <div className={styles.page}>
      <p className={styles.privacy}>{messages.privacy}</p>
      <NeedsScript to={messages.toAnswer} />
      <div className={styles.progress}>
        <progress className={styles.bar} max={QUESTION_COUNT} value={answered} aria-labelledby="fit-progress" />
        <span id="fit-progress">{messages.progress(answered, QUESTION_COUNT)}</span>
      </div>
      <div ref={form} className={styles.groups}>
        {QUESTION_GROUPS.map(({ title, questions }) => (
          <section key={title} className={styles.group}>
            <h2 className={styles.heading}>{title}</h2>
            {questions
              .filter((question) => asked.includes(question))
              .map((question) => (
                <Question
                  key={question.name}
                  question={question}
                  chosen={chosenOf(profile, question.name)}
                  onChange={(values) => fitProfileStore.set(withAnswer(profile, question, values))}
                />
              ))}
          </section>
        ))}
      </div>
      <div className={styles.actions}>
        <DoneLink isAnswered={isAnswered(profile)} />
        {isAnswered(profile) ? (
          <Button variant="quiet" onClick={clear}>
            {messages.clear}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** Back to the page that asked, else on to the animals. */
function DoneLink({ isAnswered }: { isAnswered: boolean }) {
  const [params] = useSearchParams();
  const returnUrl = params.get('returnUrl');
  const best = isAnswered ? `${portalPath.animalSearch()}?sort=${FIT_SORT}` : portalPath.animalSearch();
  const to = returnUrl === null ? best : safeReturnUrl(returnUrl, wholeAddress(portalPath.home()));
  return (
    <ButtonLink size="lg" to={to}>
      {messages.done}
    </ButtonLink>
  );
}
