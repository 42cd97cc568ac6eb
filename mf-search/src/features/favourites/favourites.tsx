import { useListFavouritesQuery } from '@portal/shared/api-slices';
import { type AnimalCard, PlacementStatus } from '@portal/shared/contract';
import { useFavourites } from '@portal/shared/session';
import { AnimalGrid, AnimalGridSkeleton, LoadState } from '@portal/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { RemovedFavourite } from '../../common/favourites/card-place';
import { favouriteMessages } from '../../common/favourites/messages';
import { NoFavourites } from '../../common/favourites/no-favourites';
import { useFitRemark } from '../../common/fit/use-fit-remark';
import { useDistanceOf } from '../../common/near/use-place';
import styles from './favourites.module.css';
import { messages } from './messages';

const SHAPES = 4;

/** The favourites of a member (SE-041, C13), newest first; the members' page around it has the heading. */
export function Favourites() {
  const query = useListFavouritesQuery();
  const [seen, setSeen] = useState<readonly AnimalCard[]>([]);
  const { currentData: present } = query;
  // What is removed here keeps its place until the page is left, so that a slip of the finger can be undone.
  const fresh = present?.filter(({ uuidkey }) => seen.every((animal) => animal.uuidkey !== uuidkey)) ?? [];
  if (fresh.length > 0) setSeen([...fresh, ...seen]);
  return (
    <LoadState
      query={{ ...query, data: present }}
      skeleton={<AnimalGridSkeleton count={SHAPES} />}
      isEmpty={() => seen.length === 0}
      empty={<NoFavourites />}
    >
      {(kept) => <FavouriteCards shown={seen.map((animal) => sameIn(kept, animal) ?? animal)} kept={kept} />}
    </LoadState>
  );
}

const sameIn = (animals: readonly AnimalCard[], { uuidkey }: AnimalCard) =>
  animals.find((animal) => animal.uuidkey === uuidkey);

/** Cards of what was seen here; in the place of one that is no favourite any more stands the way back. */
function FavouriteCards({ shown, kept }: { shown: readonly AnimalCard[]; kept: readonly AnimalCard[] }) {
  const favouriteOf = useFavourites();
  const distanceOf = useDistanceOf();
  const remarkOf = useFitRemark();
  const grid = useRef<HTMLDivElement>(null);
  const changedPlace = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place that was changed looks different once the list has changed
  useEffect(() => {
    if (changedPlace.current === undefined) return;
    grid.current?.querySelectorAll('li')[changedPlace.current]?.querySelector('button')?.focus();
    changedPlace.current = undefined;
  }, [kept]);
  const toggle = (animal: AnimalCard) => {
    favouriteOf(animal)?.onToggle();
    changedPlace.current = shown.indexOf(animal);
  };
  return (
    <>
      <div className={styles.bar}>
        <p role="status" className={styles.count}>
          {favouriteMessages.count(kept.length)}
        </p>
        {kept.some(({ geplaatst }) => geplaatst === PlacementStatus.placed) ? (
          <p className={styles.note}>{messages.placed}</p>
        ) : null}
      </div>
      <div ref={grid}>
        <AnimalGrid
          animals={shown}
          label={favouriteMessages.label}
          headingLevel={2}
          priorityCount={SHAPES}
          distanceOf={distanceOf}
          remarkOf={remarkOf}
          favouriteOf={(animal) => ({
            isOn: true,
            label: favouriteMessages.remove(animal.naam),
            onToggle: () => toggle(animal),
          })}
          insteadOf={(animal) =>
            sameIn(kept, animal) ? undefined : <RemovedFavourite naam={animal.naam} onRestore={() => toggle(animal)} />
          }
        />
      </div>
    </>
  );
}
