import { useListSavedSearchesQuery } from '@portal/shared/api-slices';
import { portalPath, SAVED_SEARCHES_MAX, type SavedSearch } from '@portal/shared/contract';
import { BellIcon, ButtonLink, EmptyState, LoadState, Skeleton } from '@portal/shared/ui';
import { useRef } from 'react';
import { messages } from './messages';
import { SavedSearchRow } from './saved-search-row';
import styles from './saved-searches.module.css';

const SHAPES = [0, 1, 2];

/** The saved searches of a member (SE-040, C12), newest first; the members' page around it has the heading. */
export function SavedSearches() {
  const query = useListSavedSearchesQuery();
  return (
    <LoadState query={query} skeleton={<SavedSearchesSkeleton />} empty={<NoSavedSearches />}>
      {(searches) => <SavedSearchList searches={searches} />}
    </LoadState>
  );
}

function SavedSearchList({ searches }: { searches: readonly SavedSearch[] }) {
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p ref={count} tabIndex={-1} role="status" className={styles.count}>
        {messages.count(searches.length, SAVED_SEARCHES_MAX)}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul role="list" aria-label={messages.label} className={styles.list}>
        {searches.map((search) => (
          <li key={search.uuidkey}>
            <SavedSearchRow search={search} onRemoved={() => count.current?.focus()} />
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
