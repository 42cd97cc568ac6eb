import { portalPath, type Review } from '@portal/shared/contract';
import { useHasRoute, useUser } from '@portal/shared/session';
import { ButtonLink, EmptyState, PageTitle } from '@portal/shared/ui';
import { messages } from './messages';
import { ReviewForm } from './review-form';
import styles from './review-page.module.css';
import { WrittenReview } from './written-review';

/** The page of one review, for its author and for its readers (RE-001, RE-003, RE-005). */
export function ReviewContent({ review, isRefreshing }: { review: Review; isRefreshing: boolean }) {
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
      {hasShelter ? (
        <div>
          <ButtonLink to={shelter} variant="secondary">
            {messages.reviews(itemname)}
          </ButtonLink>
        </div>
      ) : null}
    </div>
  );
}

function ReadOnly({ review }: { review: Review }) {
  if (review.id !== null) return <WrittenReview review={review} />;
  return <EmptyState title={messages.unwritten.title}>{messages.unwritten.text}</EmptyState>;
}

/** Why the review is not public, or can no longer be changed. */
function Note({ review: { hidden, editable, userid, id } }: { review: Review }) {
  const isAuthor = useUser()?.user_id === userid;
  const isTooLate = id !== null && isAuthor && !editable;
  if (hidden !== 1 && !isTooLate) return null;
  return <p className={styles.note}>{hidden === 1 ? messages.notes.hidden : messages.notes.tooLate}</p>;
}
