import type { AuditRow } from '@portal/shared/contract';
import { formatChatTime } from '@portal/shared/domain';
import { Button, ButtonLink, Dialog } from '@portal/shared/ui';
import { changedFields } from './audit-changes';
import styles from './audit-log.module.css';
import { messages } from './messages';
import { personOf } from './person-of';

const { facts } = messages;

export interface AuditDialogProps {
  line: AuditRow;
  /** The log of this person alone. */
  onlyHref: string;
  onClose: () => void;
}

/** Everything that a line of the audit log holds. */
export function AuditDialog({ line, onlyHref, onClose }: AuditDialogProps) {
  const { id, created_at, usertype, action, object, object_id, request_id } = line;
  const told: [string, string | null][] = [
    [facts.line, String(id)],
    [facts.time, formatChatTime(created_at)],
    [facts.who, personOf(line)],
    [facts.type, usertype],
    [facts.action, action],
    [facts.thing, object_id ? `${object} ${object_id}` : object],
    [facts.request, request_id],
  ];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.detailsOf(id)}
      footer={
        <>
          {line.user_id === null ? null : (
            <ButtonLink variant="secondary" to={onlyHref} onClick={onClose} preventScrollReset>
              {messages.only(personOf(line))}
            </ButtonLink>
          )}
          <Button onClick={onClose}>{messages.close}</Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-label={messages.whole} tabIndex={0}>
        <dl className={styles.facts}>
          {told.map(([term, value]) => (
            <div key={term}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value}>{value ?? messages.unknown}</dd>
            </div>
          ))}
        </dl>
        <Changes line={line} />
      </section>
    </Dialog>
  );
}

function Changes({ line }: { line: AuditRow }) {
  const fields = changedFields(line.changes);
  if (fields.length === 0) return <p>{messages.noChanges}</p>;
  return (
    <table className={styles.changes}>
      <caption className={styles.caption}>{messages.changes}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.field}</th>
          <th scope="col">{messages.before}</th>
          <th scope="col">{messages.after}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>{before ?? messages.unknown}</td>
            <td>{after ?? messages.unknown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
