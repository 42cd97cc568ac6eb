import { Link } from 'react-router-dom';
import { classNames } from './class-names';
import { ChevronLeftIcon, ChevronRightIcon } from './icons-action';
import styles from './pagination.module.css';

/** `page` and `pageCount` count from 1; `hrefOf` gives the address of a page; `label` names the navigation. */
export interface PaginationProps {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  label?: string;
}

/** Links to the pages of a list; nothing when there is one page. */
export function Pagination({ page, pageCount, hrefOf, label = 'Paginering' }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className={styles.nav}>
      {page > 1 ? (
        <Link to={hrefOf(page - 1)} rel="prev" className={classNames(styles.step, styles.link)}>
          <ChevronLeftIcon size={20} />
          Vorige
        </Link>
      ) : null}
      <ol className={styles.list}>
        {pagesAround(page, pageCount).map((entry) => (
          <li key={entry.page} className={classNames(Math.abs(entry.page - page) > 1 && styles.far)}>
            {entry.hasGap ? <span className={styles.gap}>…</span> : null}
            <Link
              to={hrefOf(entry.page)}
              aria-label={`Pagina ${entry.page}${entry.page === page ? ', huidige pagina' : ''}`}
              aria-current={entry.page === page ? 'page' : undefined}
              className={classNames(styles.link, styles.number, entry.page === page && styles.current)}
            >
              {entry.page}
            </Link>
          </li>
        ))}
      </ol>
      {page < pageCount ? (
        <Link to={hrefOf(page + 1)} rel="next" className={classNames(styles.step, styles.link)}>
          Volgende
          <ChevronRightIcon size={20} />
        </Link>
      ) : null}
    </nav>
  );
}

/** First, last and the neighbours of the current page; `hasGap` when pages were left out before this one. */
export function pagesAround(page: number, pageCount: number): { page: number; hasGap: boolean }[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.map((number, index) => ({ page: number, hasGap: number - (pages[index - 1] ?? 0) > 1 }));
}
