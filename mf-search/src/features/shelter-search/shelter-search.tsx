import { portalPath } from '@portal/shared/contract';
import { ButtonLink, classNames, EmptyState, LoadState, Pagination } from '@portal/shared/ui';
import { SearchField } from '@portal/shared/ui/form';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { LinkRow } from '../../common/link-row';
import { MapToggle } from './map/map-toggle';
import { messages } from './messages';
import { SHELTER_AREAS, type ShelterArea } from './shelter-area';
import { ShelterCards, ShelterCardsSkeleton } from './shelter-cards';
import styles from './shelter-search.module.css';
import { type ShelterSearchState, shelterHref, useShelterSearch } from './use-shelter-search';

const { empty } = messages;

/** A search for shelters: words, country, cards, paging (SE-007). */
export function ShelterSearch({ area }: { area: ShelterArea }) {
  const state = useShelterSearch(area);
  const { query, results } = state;
  const navigate = useNavigate();
  const count = useRef<HTMLDivElement>(null);
  const shown = useRef(query.first);
  useEffect(() => {
    if (shown.current !== query.first) count.current?.focus({ preventScroll: true });
    shown.current = query.first;
  }, [query.first]);

  const { totalRecords, totalPages } = results.data?.pagination ?? {};
  return (
    <>
      <div className={styles.ask}>
        <div className={styles.words}>
          <SearchField
            name="q"
            maxLength={100}
            value={query.q ?? ''}
            action={area.path}
            onSearch={(q, isRefinement) =>
              navigate(shelterHref(area.path, { q }), { replace: isRefinement, preventScrollReset: true })
            }
            label={messages.word}
            hint={messages.wordHint}
          />
        </div>
        <LinkRow label={messages.countries.label} entries={countryEntries(state)} />
      </div>
      <MapToggle query={{ land: area.land, q: query.q }} />
      {/* It stands there from the start: a live region that comes later is silent. */}
      <div ref={count} tabIndex={-1} role="status" aria-atomic="true" className={styles.count}>
        {totalRecords === undefined ? null : (
          <>
            <span className={styles.total}>{messages.found(totalRecords)}</span>
            {totalPages && totalPages > 1 ? (
              <span className={styles.page}>{messages.page(query.first, totalPages)}</span>
            ) : null}
          </>
        )}
      </div>
      <LoadState
        query={results}
        skeleton={<ShelterCardsSkeleton />}
        empty={<NoShelters state={state} />}
        isEmpty={(page) => page.pagination.totalRecords === 0}
      >
        {(page) => (
          <div className={classNames(styles.results, results.isFetching && styles.stale)}>
            <ShelterCards shelters={page.data} />
            <Pagination
              page={query.first}
              pageCount={page.pagination.totalPages}
              hrefOf={(first) => shelterHref(area.path, { ...query, first })}
              label={messages.pagination}
            />
          </div>
        )}
      </LoadState>
    </>
  );
}

/** The words go along to another country. */
const countryEntries = ({ area, query }: ShelterSearchState) =>
  SHELTER_AREAS.map(({ path, label }) => ({
    label,
    to: shelterHref(path, { q: query.q }),
    isCurrent: path === area.path,
    keepsPlace: true,
  }));

/** Nothing found: why, and what to do next. */
function NoShelters({ state: { area, query } }: { state: ShelterSearchState }) {
  return (
    <EmptyState title={query.q ? empty.title.words(query.q) : empty.title.bare}>
      <p>{query.q ? empty.words : empty.bare}</p>
      <div className={styles.next}>
        {query.q && area.land ? (
          <ButtonLink to={shelterHref(portalPath.shelters(), { q: query.q })}>{empty.everywhere}</ButtonLink>
        ) : null}
        {query.q ? (
          <ButtonLink variant="secondary" to={area.path}>
            {empty.withoutWords}
          </ButtonLink>
        ) : null}
      </div>
    </EmptyState>
  );
}
