import { type Me, UserType } from '@portal/shared/contract';
import { userTypeOf } from '@portal/shared/domain';
import { Button, EmptyState, LoadState, PageTitle } from '@portal/shared/ui';
import { useState } from 'react';
import { type ContactGroup, useListContactSubjectsQuery } from '../endpoints/contact';
import styles from '../features/contact/contact.module.css';
import { ContactForm } from '../features/contact/contact-form';
import { ContactInfo } from '../features/contact/contact-info';
import { FormSkeleton } from '../features/contact/form-skeleton';
import { messages } from '../features/contact/messages';
import { WaitForAccount } from '../features/contact/wait-for-account';

/** contact: a message to the board; the subjects depend on who asks (CO-040, CO-041). */
export function ContactPage() {
  const [isSent, setSent] = useState(false);
  return (
    <>
      <PageTitle title={messages.title} lead={messages.lead} />
      <div className={styles.columns}>
        {isSent ? (
          <EmptyState
            title={messages.thanks.title}
            action={
              <Button variant="secondary" onClick={() => setSent(false)}>
                {messages.thanks.again}
              </Button>
            }
          >
            {messages.thanks.text}
          </EmptyState>
        ) : (
          <WaitForAccount>{(user) => <FormWithSubjects user={user} onSent={() => setSent(true)} />}</WaitForAccount>
        )}
        <ContactInfo />
      </div>
    </>
  );
}

function FormWithSubjects({ user, onSent }: { user: Me | null; onSent: () => void }) {
  const query = useListContactSubjectsQuery(groupOf(user));
  return (
    <LoadState query={query} skeleton={<FormSkeleton />}>
      {(subjects) => <ContactForm user={user} subjects={subjects} onSent={onSent} />}
    </LoadState>
  );
}

/** The group as specification § 6 writes it: admin, asiel or Default, which is also that of a visitor (C35). */
function groupOf(user: Me | null): ContactGroup {
  const type = user && userTypeOf(user.usertype);
  return type === UserType.admin || type === UserType.shelter ? type : 'Default';
}
