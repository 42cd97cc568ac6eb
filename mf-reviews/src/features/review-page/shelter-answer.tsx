import { type PublicAnswer as Answer, PublicAnswerForm, type Review } from '@portal/shared/contract';
import { Form, FormFailure, SubmitButton, TextAreaField } from '@portal/shared/ui/form';
import { useId } from 'react';
import { PublicAnswer } from '../../common/public-answer/public-answer';
import { useAnswerReviewMutation } from '../../endpoints/review';
import { messages } from './messages';
import styles from './review-page.module.css';

/** The answer of the shelter below a review, or the form of its staff as long as they may write or change it (RE-020). */
export function ShelterAnswer({ review: { id, answer, answerable } }: { review: Review }) {
  if (id !== null && answerable) return <AnswerSection id={id} answer={answer ?? null} />;
  return answer ? <PublicAnswer answer={answer} /> : null;
}

const { answer: words } = messages;

function AnswerSection({ id, answer }: { id: number; answer: Answer | null }) {
  const heading = useId();
  const [save] = useAnswerReviewMutation();
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading}>{words.title}</h2>
      <Form
        schema={PublicAnswerForm}
        defaultValues={{ message: answer?.message ?? '' }}
        draft={`review-answer-${id}`}
        label={words.title}
        onSubmit={({ message }) => save({ id, body: { message, updated: answer?.updated ?? null } }).unwrap()}
        toasts={{
          sent: { type: 'succes', message: answer ? words.changed : words.placed },
          invalid: { type: 'warning', ...messages.invalid },
          failed: (error) => ({ type: 'error', message: error?.message ?? messages.failed.otherText }),
        }}
      >
        <TextAreaField name="message" label={words.text} hint={words.hint} rows={5} required />
        <FormFailure kept={words.kept} />
        <div>
          <SubmitButton>{answer ? words.change : words.place}</SubmitButton>
        </div>
      </Form>
    </section>
  );
}
