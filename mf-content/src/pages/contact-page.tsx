import { useUser } from '@portal/shared/session';
import { Button, EmptyState, LoadState, PageTitle } from '@portal/shared/ui';
import { useState } from 'react';
import { useListContactSubjectsQuery } from '../endpoints/contact';
import styles from '../features/contact/contact.module.css';
import { ContactForm } from '../features/contact/contact-form';
import { ContactInfo } from '../features/contact/contact-info';
import { FormSkeleton } from '../features/contact/form-skeleton';
import { messages } from '../features/contact/messages';
import { WhenKnown } from '../features/contact/when-known';

/** contact: a message to the board; the subjects depend on who asks (CO-040, CO-041). */
export function ContactPage() {
  const query = useListContactSubjectsQuery(useUser()?.usertype ?? 'Default');
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
          <LoadState query={query} skeleton={<FormSkeleton />}>
            {(subjects) => (
              <WhenKnown>
                {(user) => <ContactForm user={user} subjects={subjects} onSent={() => setSent(true)} />}
              </WhenKnown>
            )}
          </LoadState>
        )}
        <ContactInfo />
      </div>
    </>
  );
}
