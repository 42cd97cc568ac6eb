import type { Session } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/domain';
import { Button, LoadState, Skeleton } from '@portal/shared/ui';
import { useEndSessionMutation } from '../../endpoints/account';
import { useEndAllSessionsMutation, useListSessionsQuery } from '../../endpoints/profile';
import { deviceName } from './device-name';
import { messages } from './messages';
import styles from './profile.module.css';
import { Section } from './section';
import { useAction } from './use-action';

const words = messages.sessions;

/** The browsers that are signed in (docs/trust.md#sessions): sign one out, or all others. A Firebase project keeps no list of them. */
export function SessionsSection() {
  const query = useListSessionsQuery();
  return (
    <Section title={words.title} text={words.text}>
      <div>
        <LoadState query={query} skeleton={<Skeleton width="long" />} empty={<EndAll />}>
          {(sessions) => <SessionRows sessions={sessions} refetch={query.refetch} />}
        </LoadState>
      </div>
    </Section>
  );
}

function SessionRows({ sessions, refetch }: { sessions: readonly Session[]; refetch: () => unknown }) {
  const [endSession] = useEndSessionMutation();
  const { isBusy, run } = useAction();
  const others = sessions.filter(({ current }) => !current);
  const end = async (ended: readonly Session[], done: string) => {
    await run(() => Promise.all(ended.map(({ id }) => endSession(id).unwrap())), done);
    refetch();
  };
  return (
    <div className={styles.block}>
      <ul className={styles.rows} aria-label={words.list}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.row}>
            <div>
              <p className={styles.rowName}>{deviceName(session.user_agent)}</p>
              <p className={styles.rowText}>
                {session.current ? words.current : words.lastUsed(formatDate(session.last_used_at))}
              </p>
            </div>
            {!session.current && (
              <Button
                variant="secondary"
                isBusy={isBusy}
                aria-label={words.endOf(deviceName(session.user_agent))}
                onClick={() => end([session], words.ended)}
              >
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button variant="secondary" isBusy={isBusy} onClick={() => end(others, words.endedOthers)}>
          {words.endOthers}
        </Button>
      )}
    </div>
  );
}

function EndAll() {
  const [endAll] = useEndAllSessionsMutation();
  const { isBusy, run } = useAction();
  return (
    <Button variant="secondary" isBusy={isBusy} onClick={() => run(() => endAll().unwrap())}>
      {words.endAll}
    </Button>
  );
}
