import { type MouseEvent, startTransition, useOptimistic } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { afterPaint } from './after-paint';
import { classNames } from './class-names';
import { ChevronLeftIcon, ChevronRightIcon } from './icons-action';
import styles from './pagination.module.css';
import { useLocationNow } from './use-location-now';

/** `page` and `pageCount` count from 1; `hrefOf` gives the address of a page; `label` names the navigation. */
export interface PaginationProps {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  label?: string;
}

/**
 * Links to the pages of a list; nothing when there is one page. The number of a page that is pressed stands out at once; the links stay where they are
 * until the page is there, so that nothing moves under a finger and nothing is laid out.
 */
export function Pagination({ page, pageCount, hrefOf, label = 'Paginering' }: PaginationProps) {
  const [pressed, setPressed] = useOptimistic(page);
  const navigate = useNavigate();
  const locationNow = useLocationNow();
  if (pageCount <= 1) return null;
  const linkTo = (number: number) => ({
    to: hrefOf(number),
    onClick(event: MouseEvent) {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      const from = locationNow();
      startTransition(async () => {
        setPressed(number);
        await afterPaint();
        // Not when another link was pressed meanwhile.
        if (locationNow() === from) navigate(hrefOf(number));
      });
    },
  });
  return (
    <nav aria-label={label} className={styles.nav}>
      {page > 1 ? (
        <Link {...linkTo(page - 1)} rel="prev" className={classNames(styles.step, styles.link)}>
          <ChevronLeftIcon size={20} />
          Vorige
        </Link>
      ) : null}
      <ol className={styles.list}>
        {pagesAround(page, pageCount).map((entry) => (
          <li key={entry.page} className={classNames(Math.abs(entry.page - page) > 1 && styles.far)}>
            {entry.hasGap ? <span className={styles.gap}>…</span> : null}
            <Link
              {...linkTo(entry.page)}
              aria-label={`Pagina ${entry.page}${entry.page === pressed ? ', huidige pagina' : ''}`}
              aria-current={entry.page === pressed ? 'page' : undefined}
              className={classNames(styles.link, styles.number, entry.page === pressed && styles.current)}
            >
              {entry.page}
            </Link>
          </li>
        ))}
      </ol>
      {page < pageCount ? (
        <Link {...linkTo(page + 1)} rel="next" className={classNames(styles.step, styles.link)}>
          Volgende
          <ChevronRightIcon size={20} />
        </Link>
      ) : null}
    </nav>
  );
}

/** A press that the browser answers itself: a new tab, a new window, a file. */
const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** First, last and the neighbours of the current page; `hasGap` when pages were left out before this one. */
export function pagesAround(page: number, pageCount: number): { page: number; hasGap: boolean }[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.map((number, index) => ({ page: number, hasGap: number - (pages[index - 1] ?? 0) > 1 }));
}
