import { useListSavedSearchesQuery } from '@portal/shared/api-slices';
import { portalPath, SAVED_SEARCHES_MAX, type SavedSearch } from '@portal/shared/contract';
import { BellIcon, ButtonLink, EmptyState, LoadState, Skeleton } from '@portal/shared/ui';
import { useCallback, useRef } from 'react';
import { messages } from './messages';
import { SavedSearchRow } from './saved-search-row';
import styles from './saved-searches.module.css';

const SHAPES = [0, 1, 2];

/** The saved searches of a member (SE-040, C12), newest first; the members' page around it has the heading. */
export function SavedSearches() {
  const query = useListSavedSearchesQuery();
  const place = useRef<HTMLElement>(null);
  const focusPlace = useCallback(() => place.current?.focus(), []);
  return (
    <section ref={place} tabIndex={-1} aria-label={messages.label} className={styles.place}>
      <LoadState query={query} skeleton={<SavedSearchesSkeleton />} empty={<NoSavedSearches />}>
        {(searches) => <SavedSearchList searches={searches} onRemoved={focusPlace} />}
      </LoadState>
    </section>
  );
}

interface SavedSearchListProps {
  searches: readonly SavedSearch[];
  /** The row that had the focus is gone; a stable function. */
  onRemoved: () => void;
}

function SavedSearchList({ searches, onRemoved }: SavedSearchListProps) {
  return (
    <>
      <p role="status" className={styles.count}>
        {messages.count(searches.length, SAVED_SEARCHES_MAX)}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul role="list" className={styles.list}>
        {searches.map((search) => (
          <li key={search.uuidkey}>
            <SavedSearchRow search={search} onRemoved={onRemoved} />
          </li>
        ))}
      </ul>
    </>
  );
}

function NoSavedSearches() {
  return (
    <EmptyState
      icon={BellIcon}
      title={messages.empty.title}
      action={<ButtonLink to={portalPath.animalSearch()}>{messages.empty.search}</ButtonLink>}
    >
      {messages.empty.text}
    </EmptyState>
  );
}

function SavedSearchesSkeleton() {
  return (
    <div className={styles.list} aria-hidden="true">
      {SHAPES.map((shape) => (
        <div key={shape} className={styles.row}>
          <Skeleton width="half" />
          <Skeleton width="long" />
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  );
}
