import { INVITE_UUID_LENGTH, portalPath, type Review, UserType } from '@portal/shared/contract';
import { userTypeOf } from '@portal/shared/domain';
import { useUser } from '@portal/shared/session';
import { ButtonLink, EmptyState, LoadState, PageTitle } from '@portal/shared/ui';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useGetReviewQuery } from '../endpoints/review';
import { Chat } from '../features/chat/chat';
import { messages } from '../features/review-page/messages';
import { ReviewContent } from '../features/review-page/review-content';
import { ReviewFailure } from '../features/review-page/review-failure';
import { ReviewSkeleton } from '../features/review-page/review-skeleton';

/** `recensies/:invite_uuid`: writing, changing and reading a review (RE-001). With a query `action` nothing is loaded (RE-007). */
export function ReviewPage() {
  const { invite_uuid = '' } = useParams();
  const [params] = useSearchParams();
  return params.has('action') ? <NothingLoaded id={invite_uuid} /> : <LoadedReview id={invite_uuid} />;
}

function LoadedReview({ id }: { id: string }) {
  const query = useGetReviewQuery(id);
  const { error, refetch, isFetching } = query;
  return (
    <LoadState
      query={query}
      skeleton={<ReviewSkeleton />}
      error={<ReviewFailure error={error} retry={() => void refetch()} isBusy={isFetching} />}
    >
      {(review) => (
        <>
          <WholeAddress id={id} review={review} />
          <ReviewContent key={review.invite_uuid} review={review} isRefreshing={isFetching}>
            <Chat review={review} />
          </ReviewContent>
        </>
      )}
    </LoadState>
  );
}

/** A review that was opened by its number gets the address of its invite, except for shelter staff (RE-008). */
function WholeAddress({ id, review }: { id: string; review: Review }) {
  const { search, hash } = useLocation();
  const isStaff = userTypeOf(useUser()?.usertype ?? '') === UserType.shelter;
  if (isStaff || id.length >= INVITE_UUID_LENGTH || String(review.id) !== id) return null;
  return <Navigate to={portalPath.review(review.invite_uuid) + search + hash} replace />;
}

function NothingLoaded({ id }: { id: string }) {
  const { action } = messages;
  return (
    <>
      <PageTitle title={action.title} documentTitle={messages.tab} isHidden />
      <EmptyState title={action.panel} action={<ButtonLink to={portalPath.review(id)}>{action.open}</ButtonLink>}>
        {action.text}
      </EmptyState>
    </>
  );
}
