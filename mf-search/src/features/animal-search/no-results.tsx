import { type AnimalFacets, portalPath } from '@portal/shared/contract';
import { kindTitle } from '@portal/shared/domain';
import { ButtonLink, EmptyState } from '@portal/shared/ui';
import { type ActiveFilter, totalWithout, withoutAll } from '../../common/animal-filter/active-filters';
import { nounKind } from '../../common/animal-filter/search-address';
import { messages } from './messages';
import styles from './no-results.module.css';
import { SaveSearchButton } from './save-search';
import type { AnimalSearchState } from './use-animal-search';
import type { SaveSearchState } from './use-save-search';

const { empty } = messages;

const OTHERS = [
  { kind: 1, to: portalPath.cats() },
  { kind: 2, to: portalPath.dogs() },
  { kind: 4, to: portalPath.rabbits() },
  { kind: 3, to: portalPath.otherAnimals() },
] as const;

interface NoResultsProps {
  state: AnimalSearchState;
  active: readonly ActiveFilter[];
  facets: AnimalFacets | undefined;
  saving: SaveSearchState;
}

/** Nothing found: why, and what to do next. A filter that alone keeps the results away is offered first, with what it would give. */
export function NoResults({ state, active, facets, saving }: NoResultsProps) {
  const { search, hrefWith } = state;
  const isFiltered = active.length > 0;
  const steps = active
    .map((filter) => ({
      ...filter,
      total: soleOfField(filter, active) ? totalWithout(filter.field, facets) : undefined,
    }))
    .filter(({ total }) => total !== 0)
    .sort((a, b) => (b.total ?? 0) - (a.total ?? 0));
  return (
    <EmptyState title={isFiltered ? empty.title.filtered : empty.title.bare}>
      <p>{isFiltered ? empty.filtered : empty.bare}</p>
      {isFiltered ? (
        <section className={styles.group} aria-label={empty.widen}>
          {steps.map(({ key, label, without, total }) => (
            <ButtonLink key={key} variant="secondary" to={hrefWith({ first: 1, ...without })} preventScrollReset>
              {empty.without(label, total)}
            </ButtonLink>
          ))}
          <ButtonLink variant="secondary" to={hrefWith({ first: 1, ...withoutAll(active) })} preventScrollReset>
            {messages.clear}
          </ButtonLink>
        </section>
      ) : null}
      {saving.mode === 'none' ? null : (
        <>
          <p className={styles.heading} data-needs-script="">
            {messages.save.invite}
          </p>
          <div className={styles.group}>
            <SaveSearchButton saving={saving} variant="primary" />
          </div>
        </>
      )}
      <p className={styles.heading}>{empty.otherKinds}</p>
      <nav className={styles.group} aria-label={empty.otherKinds}>
        {OTHERS.filter(({ kind }) => kind !== nounKind(search.soort)).map(({ kind, to }) => (
          <ButtonLink key={kind} variant="quiet" to={to}>
            {kindTitle(kind)}
          </ButtonLink>
        ))}
      </nav>
    </EmptyState>
  );
}

/** Whether this is the only choice for its field, so that taking it away frees the field. */
const soleOfField = ({ field, key }: ActiveFilter, active: readonly ActiveFilter[]) =>
  active.every((other) => other.field !== field || other.key === key);
