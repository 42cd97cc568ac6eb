import { portalPath } from '@portal/shared/contract';
import { ButtonLink, EmptyState } from '@portal/shared/ui';
import { messages } from './messages';

const { already } = messages;

/** First of the three states: the account belongs to a shelter (CO-050). */
export function AlreadyShelter({ email }: { email: string }) {
  return (
    <EmptyState
      title={already.title}
      action={
        <ButtonLink variant="secondary" to={portalPath.logout()}>
          {already.logout}
        </ButtonLink>
      }
    >
      <p>{already.text(email)}</p>
      <p>{already.other}</p>
    </EmptyState>
  );
}
