import { useGetAnimalQuery } from '@portal/shared/api-slices';
import { can } from '@portal/shared/domain';
import { useUser } from '@portal/shared/session';
import { LoadState, Skeleton } from '@portal/shared/ui';
import { FormDialog } from '@portal/shared/ui/form';
import { messages } from './messages';
import { ReviewRequestForm } from './review-request-form';

export interface ReviewRequestDialogProps {
  /** The animal that was placed. */
  uuidkey: string;
  /** The number of its shelter. */
  asiel: number;
  onClose(): void;
}

/**
 * Asks the new owner of an animal for a review (AN-080), for the animal's own staff and admins; nobody else sees it. Closing it without
 * a mail changes nothing (C19).
 */
export function ReviewRequestDialog({ uuidkey, asiel, onClose }: ReviewRequestDialogProps) {
  const user = useUser();
  const query = useGetAnimalQuery(uuidkey);
  if (!can(user, 'review-request.send', { asiel })) return null;
  return (
    <FormDialog onClose={onClose} title={messages.title} discard={messages.discard}>
      <LoadState query={{ ...query, data: query.currentData }} skeleton={<Skeleton width="full" />}>
        {(animal) => <ReviewRequestForm animal={animal} asiel={asiel} onSent={onClose} />}
      </LoadState>
    </FormDialog>
  );
}
