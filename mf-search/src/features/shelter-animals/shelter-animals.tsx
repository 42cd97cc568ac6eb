import { type AnimalSearchPage, type Kind, portalPath, type Shelter } from '@portal/shared/contract';
import { searchedKinds, shelterListHeading, shelterListTitle } from '@portal/shared/domain';
import { framing, useFavourites } from '@portal/shared/session';
import {
  AnimalGrid,
  AnimalGridSkeleton,
  Breadcrumbs,
  ButtonLink,
  EmptyState,
  LoadState,
  PageTitle,
} from '@portal/shared/ui';
import { useFitRemark } from '../../common/fit/use-fit-remark';
import { useSearchShelterAnimalsQuery } from '../../endpoints/shelter-animals';
import { KindBanner } from './kind-banner';
import { messages } from './messages';
import styles from './shelter-animals.module.css';

/** Cards in sight when the page opens: their photos are loaded at once. */
const FIRST_ROW = 4;
const SHAPES = 8;

interface ShelterAnimalsProps {
  /** The shelter as the address names it. */
  uuidkey: string;
  kind: Kind | null;
  /** Undefined while it is loading; null when it did not load: the animals are shown without its name. */
  shelter: Shelter | null | undefined;
}

/** A shelter's animals of one kind or of all (SE-030..SE-034). */
export function ShelterAnimals({ uuidkey, kind, shelter }: ShelterAnimalsProps) {
  const query = useSearchShelterAnimalsQuery({ asiel: uuidkey, soort: searchedKinds(kind) });
  const { currentData: page } = query;
  const total = page?.pagination.totalRecords;
  return (
    <div className={styles.page}>
      <ListTitle uuidkey={uuidkey} kind={kind} shelter={shelter} />
      {/* It stands there from the start: a live region that comes later is silent. */}
      <div role="status" className={styles.known}>
        {total === undefined ? null : <h2 className={styles.heading}>{shelterListHeading(kind, total)}</h2>}
      </div>
      <div className={styles.list}>
        <LoadState
          query={{ ...query, data: page }}
          skeleton={<AnimalGridSkeleton count={SHAPES} />}
          isEmpty={({ data }) => data.length === 0}
          empty={<NoAnimals uuidkey={uuidkey} />}
        >
          {(loaded) => <Animals page={loaded} uuidkey={uuidkey} />}
        </LoadState>
      </div>
      <KindBanner uuidkey={uuidkey} kind={kind} animals={shelter?.animals} />
    </div>
  );
}

/** '<kind> van <shelter>' (SE-032), once the name is known. On a shelter's own site no way leads to the other shelters (C67). */
function ListTitle({ uuidkey, kind, shelter }: ShelterAnimalsProps) {
  if (shelter === undefined) return <div className={styles.title} aria-hidden="true" />;
  const crumbs = [
    { label: messages.crumb, to: portalPath.shelters() },
    ...(shelter ? [{ label: shelter.naam, to: portalPath.shelter(uuidkey) }] : []),
    { label: messages.animals },
  ];
  return (
    <div className={styles.title}>
      {framing() === 'foreign' ? null : <Breadcrumbs crumbs={crumbs} />}
      <PageTitle title={shelter ? shelterListTitle(kind, shelter.naam) : messages.list} />
    </div>
  );
}

function Animals({ page: { data, pagination }, uuidkey }: { page: AnimalSearchPage; uuidkey: string }) {
  const favouriteOf = useFavourites();
  const remarkOf = useFitRemark();
  return (
    <div>
      {pagination.totalRecords > data.length ? (
        <p className={styles.more}>
          {messages.first(data.length)}{' '}
          <ButtonLink variant="quiet" to={`${portalPath.animalSearch()}?asiel=${uuidkey}`}>
            {messages.search}
          </ButtonLink>
        </p>
      ) : null}
      <AnimalGrid
        animals={data}
        favouriteOf={favouriteOf}
        remarkOf={remarkOf}
        headingLevel={3}
        priorityCount={FIRST_ROW}
        label={messages.list}
      />
    </div>
  );
}

function NoAnimals({ uuidkey }: { uuidkey: string }) {
  return (
    <EmptyState
      title={messages.empty}
      action={
        <ButtonLink variant="secondary" to={portalPath.shelter(uuidkey)}>
          {messages.toShelter}
        </ButtonLink>
      }
    >
      {messages.emptyText}
    </EmptyState>
  );
}
