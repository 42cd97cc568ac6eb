import { Link } from 'react-router-dom';
import styles from './tab-links.module.css';

/** One tab: its address and words; `isCurrent` when its page is open. */
export interface TabLink {
  to: string;
  label: string;
  isCurrent: boolean;
}

/** Tabs of a page as links, because the address decides which one is open; `label` names them together. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      <ul className={styles.list}>
        {tabs.map(({ to, label: text, isCurrent }) => (
          <li key={to}>
            <Link to={to} className={styles.tab} aria-current={isCurrent ? 'page' : undefined} preventScrollReset>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
