import { type Review, ReviewReason } from '@portal/shared/contract';
import { can } from '@portal/shared/domain';
import { useUser } from '@portal/shared/session';
import { Button, Dialog, EyeIcon, EyeOffIcon, TrashIcon } from '@portal/shared/ui';
import { Form, FormButtons, FormFailure, SubmitButton, TextAreaField } from '@portal/shared/ui/form';
import { useId, useState } from 'react';
import { useHideReviewMutation, useRemoveAnswerMutation } from '../../endpoints/review';
import { messages } from './messages';
import styles from './review-page.module.css';

const { moderation: words } = messages;
type Deed = 'hide' | 'show' | 'removeAnswer';

/** What an admin may do with a review, each with a reason: hide it, show it again, remove the shelter's answer (RE-019, RE-020). */
export function Moderation({ review }: { review: Review }) {
  const heading = useId();
  const user = useUser();
  const [deed, setDeed] = useState<Deed | null>(null);
  if (review.id === null || !can(user, 'review.hide')) return null;
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading}>{words.title}</h2>
      <div className={styles.deeds}>
        {review.hidden === 1 ? (
          <Button variant="secondary" icon={EyeIcon} aria-haspopup="dialog" onClick={() => setDeed('show')}>
            {words.show.button}
          </Button>
        ) : (
          <Button variant="secondary" icon={EyeOffIcon} aria-haspopup="dialog" onClick={() => setDeed('hide')}>
            {words.hide.button}
          </Button>
        )}
        {review.answer ? (
          <Button variant="secondary" icon={TrashIcon} aria-haspopup="dialog" onClick={() => setDeed('removeAnswer')}>
            {words.removeAnswer.button}
          </Button>
        ) : null}
      </div>
      {deed ? <ReasonDialog id={review.id} deed={deed} onClose={() => setDeed(null)} /> : null}
    </section>
  );
}

/** Asks why, and does it. What is typed waits in the tab until it is sent, also when the dialog is closed. */
function ReasonDialog({ id, deed, onClose }: { id: number; deed: Deed; onClose: () => void }) {
  const [hide] = useHideReviewMutation();
  const [removeAnswer] = useRemoveAnswerMutation();
  const { title, text, button, done } = words[deed];
  const act = ({ reason }: ReviewReason) =>
    deed === 'removeAnswer'
      ? removeAnswer({ id, reason }).unwrap()
      : hide({ id, body: { hidden: deed === 'hide', reason } }).unwrap();
  return (
    <Dialog isOpen onClose={onClose} title={title} size="small">
      <Form
        schema={ReviewReason}
        defaultValues={{ reason: '' }}
        draft={`review-${deed}-${id}`}
        label={title}
        onSubmit={act}
        onSaved={onClose}
        toasts={{
          sent: { type: 'succes', message: done },
          failed: (error) => ({ type: 'error', message: error?.message ?? messages.failed.otherText }),
        }}
      >
        <p className={styles.quiet}>{text}</p>
        <TextAreaField name="reason" label={words.reason} rows={3} required />
        <FormFailure kept={words.kept} />
        <FormButtons cancel={words.cancel} onCancel={onClose}>
          <SubmitButton variant={deed === 'show' ? 'primary' : 'danger'}>{button}</SubmitButton>
        </FormButtons>
      </Form>
    </Dialog>
  );
}
