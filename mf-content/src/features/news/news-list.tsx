import { useListNewsQuery } from '@portal/shared/api-slices';
import type { NewsItem } from '@portal/shared/contract';
import { EmptyState, LoadState, NewsIcon } from '@portal/shared/ui';
import { type ReactNode, useId } from 'react';
import { messages } from './messages';
import { newsByYear } from './news-by-year';
import { NewsCard } from './news-card';
import { NewsCardSkeleton } from './news-card-skeleton';
import styles from './news-list.module.css';
import { useLoggedFailure } from './use-logged-failure';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];

/** All news as the api gives it, newest first (CO-001, CO-003), under their years (C65). `actionsOf` adds to a card what an administrator may do. */
export function NewsList({ actionsOf }: { actionsOf?: ((item: NewsItem) => ReactNode) | undefined }) {
  const id = useId();
  const query = useListNewsQuery();
  useLoggedFailure(query.error);
  return (
    <LoadState
      query={query}
      skeleton={
        <div className={styles.list}>
          {PLACES.map((place) => (
            <NewsCardSkeleton key={place} />
          ))}
        </div>
      }
      empty={
        <EmptyState title={messages.list.empty} icon={NewsIcon}>
          {messages.list.later}
        </EmptyState>
      }
    >
      {(items) => (
        <div className={styles.years}>
          {newsByYear(items).map(({ year, items: ofYear }) => (
            <section key={year} className={styles.list} aria-labelledby={`${id}-${year}`}>
              <h2 id={`${id}-${year}`} className={styles.year}>
                {year}
              </h2>
              <ul className={styles.list}>
                {ofYear.map((item) => (
                  <li key={item.id}>
                    <NewsCard item={item} level={3} isLead={item === items[0]} actions={actionsOf?.(item)} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </LoadState>
  );
}
