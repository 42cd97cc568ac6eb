import { HIDDEN_CODE, type Mail, type MailRow } from '@portal/shared/contract';
import { formatChatTime } from '@portal/shared/domain';
import { isRequestError } from '@portal/shared/session';
import { Dialog, LoadState, Skeleton } from '@portal/shared/ui';
import { useGetMailQuery } from '../../endpoints/mail';
import styles from './mail-outbox.module.css';
import { MailStatus } from './mail-status';
import { messages } from './messages';

export interface MailDialogProps {
  mail: MailRow;
  onClose: () => void;
}

/**
 * One mail as its receiver reads it, in its text form: its HTML is never put on the page, and its links are no links here, so that nobody
 * follows them by mistake. The api has taken the codes out (C40).
 */
export function MailDialog({ mail, onClose }: MailDialogProps) {
  const query = useGetMailQuery(mail.id);
  const isGone = isRequestError(query.error) && query.error.status === 404;
  return (
    <Dialog isOpen onClose={onClose} title={mail.subject} size="large">
      {isGone ? (
        <p>{messages.missing}</p>
      ) : (
        <LoadState query={{ ...query, data: query.currentData }} skeleton={<MailSkeleton />}>
          {(whole) => <WholeMail mail={whole} />}
        </LoadState>
      )}
    </Dialog>
  );
}

function WholeMail({ mail }: { mail: Mail }) {
  const facts: readonly (readonly [string, string | null])[] = [
    [messages.to, mail.to_address],
    [messages.replyTo, mail.reply_to],
    [messages.made, formatChatTime(mail.created_at)],
    [messages.sent, mail.sent_at && formatChatTime(mail.sent_at)],
    [messages.reason, mail.error],
  ];
  return (
    <div className={styles.mail}>
      <MailStatus status={mail.status} />
      <dl className={styles.facts}>
        {facts.map(([label, value]) =>
          value ? (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {mail.text.includes(HIDDEN_CODE) ? <p className={styles.hidden}>{messages.hidden}</p> : null}
      {/* biome-ignore lint/a11y/useSemanticElements: the words of somebody else, not a part of the page */}
      <div role="group" aria-label={messages.text} className={styles.text}>
        {mail.text}
      </div>
    </div>
  );
}

function MailSkeleton() {
  return (
    <div className={styles.mail}>
      {['short', 'full', 'full', 'short'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey lines without a name
        <Skeleton key={index} width={width as 'short' | 'full'} />
      ))}
    </div>
  );
}
