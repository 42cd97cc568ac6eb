import { type Article, ArticleStatus, portalPath } from '@portal/shared/contract';
import { classNames } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './information.module.css';
import { messages } from './messages';

interface ArticleListProps {
  label: string;
  articles: readonly Article[];
  /** The one that is read now; on `/informatie` the first. */
  current: Article | undefined;
  /** What an administrator may do with a card. */
  actionsOf?: ((article: Article) => ReactNode) | undefined;
}

/** The titles on the left (CO-020); an unpublished one is red, and says so (CO-023). */
export function ArticleList({ label, articles, current, actionsOf }: ArticleListProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {articles.map((article) => (
          <li key={article.id} className={styles.card}>
            <Link
              to={portalPath.article(article.alias)}
              aria-current={article.id === current?.id ? 'page' : undefined}
              className={classNames(styles.link, article.aktief === ArticleStatus.unpublished && styles.unpublished)}
            >
              {article.titel}
              {article.aktief === ArticleStatus.unpublished && (
                <span className={styles.state}>{messages.unpublished}</span>
              )}
            </Link>
            {actionsOf?.(article)}
          </li>
        ))}
      </ul>
    </nav>
  );
}
