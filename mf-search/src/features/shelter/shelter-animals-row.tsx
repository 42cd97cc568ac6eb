import { useSearchAnimalsQuery } from '@portal/shared/api-slices';
import { Kind, portalPath, type Shelter, type ShelterKindCount } from '@portal/shared/contract';
import { numberText } from '@portal/shared/domain';
import { useFavourites } from '@portal/shared/session';
import {
  AnimalGrid,
  AnimalGridSkeleton,
  BirdIcon,
  ButtonLink,
  CatIcon,
  DogIcon,
  EmptyState,
  type Icon,
  LoadState,
  RabbitIcon,
} from '@portal/shared/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useFitRemark } from '../../common/fit/use-fit-remark';
import { messages } from './messages';
import styles from './shelter-page.module.css';

const { animals: texts } = messages;

/** How many animals the page itself shows (C22). */
const ROWS = 12;
/** Cards in sight when the page opens: their photos are loaded at once. */
const FIRST_ROW = 3;

const ICONS: Record<Kind, Icon> = {
  [Kind.cat]: CatIcon,
  [Kind.dog]: DogIcon,
  [Kind.other]: BirdIcon,
  [Kind.rabbit]: RabbitIcon,
};

/** The first animals of a shelter; the page asks them beside the shelter itself, so that neither waits for the other. */
export const useFirstAnimals = (asiel: string) => useSearchAnimalsQuery({ asiel, rows: ROWS });

/** The animals per kind and the first twelve, each with the way to the rest (C22, SE-022). */
export function ShelterAnimalsRow({ shelter }: { shelter: Shelter }) {
  const title = useId();
  const favouriteOf = useFavourites();
  const remarkOf = useFitRemark();
  const query = useFirstAnimals(shelter.uuidkey);
  const all = portalPath.shelterAnimals(shelter.uuidkey);
  return (
    <section aria-labelledby={title} className={styles.animals}>
      <h2 id={title}>{texts.title}</h2>
      <KindCounts shelter={shelter} />
      <div>
        <LoadState
          query={{ ...query, data: query.currentData }}
          skeleton={<AnimalGridSkeleton count={ROWS} />}
          isEmpty={(page) => page.data.length === 0}
          empty={
            <EmptyState
              title={texts.empty}
              action={
                <ButtonLink variant="secondary" to={portalPath.animalSearch()}>
                  {texts.elsewhere}
                </ButtonLink>
              }
            >
              {texts.emptyText}
            </EmptyState>
          }
        >
          {({ data, pagination }) => (
            <>
              <AnimalGrid
                animals={data}
                favouriteOf={favouriteOf}
                remarkOf={remarkOf}
                headingLevel={3}
                priorityCount={FIRST_ROW}
                label={texts.title}
              />
              <div className={styles.all}>
                <ButtonLink variant="secondary" to={all}>
                  {pagination.totalRecords > ROWS ? texts.all(pagination.totalRecords) : texts.everything}
                </ButtonLink>
              </div>
            </>
          )}
        </LoadState>
      </div>
    </section>
  );
}

/** The page of overig shows the rabbits too; code 4 would mean all (C04). */
const codeOf = ({ typeid }: ShelterKindCount) => (typeid === Kind.rabbit ? Kind.other : typeid);

function KindCounts({ shelter: { uuidkey, animals } }: { shelter: Shelter }) {
  const present = animals.filter(({ count }) => count > 0);
  if (present.length === 0) return null;
  return (
    <nav aria-label={texts.kinds}>
      <ul className={styles.kinds}>
        {present.map((entry) => {
          const KindIcon = ICONS[entry.typeid];
          return (
            <li key={entry.typeid}>
              <Link to={portalPath.shelterAnimalsOfKind(uuidkey, codeOf(entry))} className={styles.kind}>
                <KindIcon size={28} className={styles.icon} />
                <span className={styles.words}>
                  <span className={styles.figure}>{numberText(entry.count)}</span> {entry.title}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
