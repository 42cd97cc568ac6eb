import { useListNewsQuery } from '@portal/shared/api-slices';
import { type NewsItem, NewsStatus, portalPath } from '@portal/shared/contract';
import { usePreload } from '@portal/shared/session';
import { ButtonLink, LoadState } from '@portal/shared/ui';
import { useId } from 'react';
import styles from './latest-news.module.css';
import { messages } from './messages';
import { NewsCard } from './news-card';
import { NewsCardSkeleton } from './news-card-skeleton';
import { useLoggedFailure } from './use-logged-failure';

const PLACES = [1, 2, 3];
const { latest } = messages;

/** Administrators also get the inactive ones; home shows what everybody sees. */
const isActive = ({ aktief }: NewsItem) => aktief === NewsStatus.active;

/** 'Laatste nieuws' on home: the three newest items (C03, CO-012). Nothing when there is none or it does not load. */
export function LatestNews() {
  const heading = useId();
  const query = useListNewsQuery();
  useLoggedFailure(query.error);
  const intent = usePreload(portalPath.newsList());
  if (query.data === undefined ? query.isError : query.data.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={styles.latest}>
      <div className={styles.head}>
        <h2 id={heading}>{latest.title}</h2>
        <ButtonLink variant="quiet" to={portalPath.newsList()} {...intent}>
          {latest.all}
        </ButtonLink>
      </div>
      <LoadState
        query={query}
        skeleton={
          <div className={styles.items}>
            {PLACES.map((place) => (
              <NewsCardSkeleton key={place} isUpright />
            ))}
          </div>
        }
      >
        {(items) => (
          <ul className={styles.items}>
            {items
              .filter(isActive)
              .slice(0, PLACES.length)
              .map((item) => (
                <li key={item.id}>
                  <NewsCard item={item} level={3} isUpright />
                </li>
              ))}
          </ul>
        )}
      </LoadState>
    </section>
  );
}
