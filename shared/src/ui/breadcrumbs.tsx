import { Link } from 'react-router-dom';
import styles from './breadcrumbs.module.css';
import { ChevronRightIcon } from './icons-action';

/** One step; the last one has no `to`: it is the page itself. */
export interface Crumb {
  label: string;
  to?: string;
}

/** The way from the home page to here. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Kruimelpad">
      <ol className={styles.list}>
        {crumbs.map(({ label, to }) => (
          <li key={`${to} ${label}`} className={styles.crumb}>
            {to ? (
              <>
                <Link to={to} className={styles.link}>
                  {label}
                </Link>
                <ChevronRightIcon size={16} />
              </>
            ) : (
              <span aria-current="page" className={styles.current}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
