import { useGetShelterQuery } from '@portal/shared/api-slices';
import { type PublicReview, portalPath } from '@portal/shared/contract';
import { can, formatDate } from '@portal/shared/domain';
import { useUser } from '@portal/shared/session';
import { ButtonLink } from '@portal/shared/ui';
import { messages } from './messages';

interface StaffLinkProps {
  /** The key of the shelter. */
  uuidkey: string;
  review: PublicReview;
}

/** The way to the page of a review, where the own staff answer and admins judge it (C56); nothing for others. */
export function StaffLink({ uuidkey, review: { id, name, created, answer } }: StaffLinkProps) {
  const user = useUser();
  const { currentData: shelter } = useGetShelterQuery(uuidkey, { skip: user === null });
  const isOwnStaff = shelter !== undefined && can(user, 'review.answer', { asiel: shelter.id });
  if (!isOwnStaff && !can(user, 'review.hide')) return null;
  const isUnanswered = isOwnStaff && !answer;
  const label = isUnanswered ? messages.toAnswerOf : messages.openOf;
  return (
    <div>
      <ButtonLink variant="quiet" to={portalPath.review(id)} aria-label={label(name, formatDate(created))}>
        {isUnanswered ? messages.toAnswer : messages.open}
      </ButtonLink>
    </div>
  );
}
