import type { ReactionCount, ReactionStatus } from '@portal/shared/contract';
import { reactionCounts } from '@portal/shared/domain';
import { Link } from 'react-router-dom';
import { messages } from './messages';
import styles from './shelter-inbox.module.css';
import type { InboxFilter } from './use-inbox';

export interface InboxTabsProps {
  current: ReactionStatus;
  /** Undefined while they are not known. */
  counts: readonly ReactionCount[] | undefined;
  hrefOf: (change: Partial<InboxFilter>) => string;
}

/** The four tabs with their numbers (C17): links, because the address decides which one is open. */
export function InboxTabs({ current, counts, hrefOf }: InboxTabsProps) {
  return (
    <nav aria-label={messages.tabs} className={styles.tabs}>
      <ul className={styles.tabList}>
        {reactionCounts(counts ?? []).map(({ statuscode, aantal }) => (
          <li key={statuscode}>
            <Link
              to={hrefOf({ statuscode })}
              className={styles.tab}
              aria-current={statuscode === current ? 'page' : undefined}
              preventScrollReset
            >
              {messages.tab[statuscode]} {counts ? <span className={styles.count}>{aantal}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
