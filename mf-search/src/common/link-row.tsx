import { numberText } from '@portal/shared/domain';
import { classNames, type Icon } from '@portal/shared/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styles from './link-row.module.css';

/** A link of the row. `count` of 0 makes it look empty; `keepsPlace` leaves the page where it is scrolled to. */
export interface LinkRowEntry {
  label: string;
  icon?: Icon;
  to: string;
  isCurrent: boolean;
  count?: number;
  keepsPlace?: boolean;
}

/** A row of links of which one is the page itself: kinds, countries. On a narrow screen it scrolls sideways. */
export function LinkRow({ label, entries }: { label: string; entries: readonly LinkRowEntry[] }) {
  const row = useRef<HTMLElement>(null);
  const current = entries.find(({ isCurrent }) => isCurrent)?.label;
  useCurrentInView(row, current);
  return (
    <nav ref={row} aria-label={label} className={styles.row}>
      <ul className={styles.list}>
        {entries.map(({ label: word, icon: EntryIcon, to, isCurrent, count, keepsPlace }) => (
          <li key={word}>
            <Link
              to={to}
              preventScrollReset={keepsPlace}
              aria-current={isCurrent ? 'page' : undefined}
              className={classNames(
                styles.entry,
                !EntryIcon && styles.bare,
                isCurrent && styles.current,
                count === 0 && styles.none,
              )}
            >
              {EntryIcon ? <EntryIcon size={24} className={styles.icon} /> : null}
              {word}
              {count === undefined ? null : <span className={styles.count}>{numberText(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The present entry is in view from the start. The page itself does not move. Its place is asked when the browser lays the page out anyhow. */
function useCurrentInView(row: RefObject<HTMLElement | null>, current: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another present entry moves the row again
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const entry = row.current?.querySelector<HTMLElement>('[aria-current]');
      if (!row.current || !entry) return;
      row.current.scrollLeft = entry.offsetLeft - (row.current.clientWidth - entry.clientWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [row, current]);
}
