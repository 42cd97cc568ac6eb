import { portalPath, UserType } from '@portal/shared/contract';
import { userTypeOf } from '@portal/shared/domain';
import { useUser } from '@portal/shared/session';
import { ButtonLink, EmptyState, PageTitle } from '@portal/shared/ui';
import { useState } from 'react';
import { WaitForAccount } from '../features/contact/wait-for-account';
import { AlreadyShelter } from '../features/shelter-application/already-shelter';
import { ApplicationForm } from '../features/shelter-application/application-form';
import { messages } from '../features/shelter-application/messages';
import styles from './text-column.module.css';

/** registreer/asiel: already a shelter, sent, or the form (CO-050). */
export function ShelterApplicationPage() {
  const user = useUser();
  const [isSent, setSent] = useState(false);
  const isShelter = user !== null && userTypeOf(user.usertype) === UserType.shelter;
  return (
    <div className={styles.column}>
      <PageTitle title={messages.title} lead={messages.lead} />
      {isShelter ? (
        <AlreadyShelter email={user.email} />
      ) : isSent ? (
        <Thanks />
      ) : (
        <WaitForAccount>{(known) => <ApplicationForm user={known} onSent={() => setSent(true)} />}</WaitForAccount>
      )}
    </div>
  );
}

function Thanks() {
  return (
    <EmptyState
      title={messages.thanks.title}
      action={
        <ButtonLink variant="secondary" to={portalPath.home()}>
          {messages.thanks.home}
        </ButtonLink>
      }
    >
      {messages.thanks.text}
    </EmptyState>
  );
}
