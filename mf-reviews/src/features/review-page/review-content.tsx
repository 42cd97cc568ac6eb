import { portalPath, type Review } from '@portal/shared/contract';
import { PreloadLink, useHasRoute, useUser } from '@portal/shared/session';
import { ButtonLink, EmptyState, PageTitle } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { ReviewRules } from '../../common/review-rules/review-rules';
import { messages } from './messages';
import { Moderation } from './moderation';
import { ReviewForm } from './review-form';
import styles from './review-page.module.css';
import { ShelterAnswer } from './shelter-answer';
import { WrittenReview } from './written-review';

interface ReviewContentProps {
  review: Review;
  isRefreshing: boolean;
  /** Stands below the review: its chat. */
  children: ReactNode;
}

/** The page of one review, for its author and for its readers (RE-001, RE-003, RE-005). */
export function ReviewContent({ review, isRefreshing, children }: ReviewContentProps) {
  const { itemname, editable, id, itemid } = review;
  const shelter = portalPath.shelter(itemid);
  const hasShelter = useHasRoute()(shelter);
  return (
    <div className={styles.page}>
      <PageTitle
        title={messages.title(itemname)}
        documentTitle={messages.tab}
        lead={editable ? messages.lead[id === null ? 'new' : 'own'] : undefined}
      />
      <Note review={review} />
      {editable ? <ReviewForm review={review} isRefreshing={isRefreshing} /> : <ReadOnly review={review} />}
      <ShelterAnswer review={review} />
      <Moderation review={review} />
      {children}
      <div className={styles.after}>
        <ReviewRules />
        {hasShelter ? (
          <div>
            <ButtonLink to={shelter} variant="secondary">
              {messages.reviews(itemname)}
            </ButtonLink>
          </div>
        ) : null}
      </div>
    </div>
  );
}

function ReadOnly({ review }: { review: Review }) {
  if (review.id !== null) return <WrittenReview review={review} />;
  return <EmptyState title={messages.unwritten.title}>{messages.unwritten.text}</EmptyState>;
}

const { notes } = messages;

/** Why the review is not public, or can no longer be changed. */
function Note({ review: { hidden, hidden_reason, editable, userid, id } }: { review: Review }) {
  const isAuthor = useUser()?.user_id === userid;
  if (hidden === 1)
    return (
      <div className={styles.note}>
        <p>{notes.hidden}</p>
        {hidden_reason ? <p className={styles.reason}>{notes.reason(hidden_reason)}</p> : null}
        {isAuthor ? <PreloadLink to={portalPath.contact()}>{notes.object}</PreloadLink> : null}
      </div>
    );
  return id !== null && isAuthor && !editable ? <p className={styles.note}>{notes.tooLate}</p> : null;
}
