import { portalPath } from '@portal/shared/contract';
import { Link } from 'react-router-dom';
import styles from './management-tabs.module.css';
import { messages } from './messages';

/** The tabs of `admin/beheer`; the address names the open one. */
export type ManagementTab = 'accounts' | 'applications' | 'mails' | 'tasks';

const TABS: readonly { tab: ManagementTab; to: string }[] = [
  { tab: 'accounts', to: portalPath.accountManagement() },
  { tab: 'applications', to: portalPath.applicationManagement() },
  { tab: 'mails', to: portalPath.mailOutbox() },
  { tab: 'tasks', to: portalPath.failedTasks() },
];

/** Links, because the address decides which one is open (BE-030). */
export function ManagementTabs({ current }: { current: ManagementTab }) {
  return (
    <nav aria-label={messages.tabs} className={styles.tabs}>
      <ul className={styles.list}>
        {TABS.map(({ tab, to }) => (
          <li key={tab}>
            <Link to={to} className={styles.tab} aria-current={tab === current ? 'page' : undefined} preventScrollReset>
              {messages[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
