import type { AnimalCard as AnimalCardData } from '@portal/shared/contract';
import type { ReactNode } from 'react';
import { AnimalCard } from './animal-card';
import animalStyles from './animal-card.module.css';
import styles from './animal-grid.module.css';
import { cardStyles } from './card';
import { classNames } from './class-names';
import type { Favourite } from './favourite-button';
import { Skeleton } from './skeleton';
import type { BadgeStatus } from './status-badge';

/**
 * `favouriteOf` gives each card its heart, `distanceOf` its kilometres, `remarkOf` its remark, `insteadOf` what stands in the place of a card; the
 * first `priorityCount` photos load at once. `impliedBadges`: those that the heading of the row says already.
 */
export interface AnimalGridProps {
  animals: readonly AnimalCardData[];
  favouriteOf?: (animal: AnimalCardData) => Favourite | undefined;
  distanceOf?: (animal: AnimalCardData) => number | undefined;
  remarkOf?: (animal: AnimalCardData) => ReactNode;
  insteadOf?: (animal: AnimalCardData) => ReactNode | undefined;
  impliedBadges?: readonly BadgeStatus[];
  headingLevel?: 2 | 3 | 4;
  priorityCount?: number;
  label?: string;
}

/** The columns of a grid of cards: 4, 3 or 2, by the room there is; its children are `li` elements. */
export function CardGrid({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.container}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul className={styles.grid} role="list" aria-label={label}>
        {children}
      </ul>
    </div>
  );
}

/** Cards of animals in 4, 3 or 2 columns, by the room there is. */
export function AnimalGrid({
  animals,
  favouriteOf,
  distanceOf,
  remarkOf,
  insteadOf,
  impliedBadges,
  headingLevel,
  priorityCount = 0,
  label,
}: AnimalGridProps) {
  return (
    <CardGrid label={label}>
      {animals.map((animal, index) => (
        <li key={animal.uuidkey}>
          {insteadOf?.(animal) ?? (
            <AnimalCard
              animal={animal}
              favourite={favouriteOf?.(animal)}
              distance={distanceOf?.(animal)}
              remark={remarkOf?.(animal)}
              impliedBadges={impliedBadges}
              headingLevel={headingLevel}
              priority={index < priorityCount}
            />
          )}
        </li>
      ))}
    </CardGrid>
  );
}

/** Skeleton of a card that is loading. */
export function AnimalCardSkeleton() {
  return (
    <div className={classNames(cardStyles.card, animalStyles.card)} aria-hidden="true">
      <div className={styles.photo}>
        <Skeleton shape="block" className={styles.square} />
      </div>
      <div className={animalStyles.words}>
        <div className={animalStyles.name}>
          <Skeleton width="half" />
        </div>
        <Skeleton width="long" />
        <Skeleton width="half" />
        <Skeleton width="half" />
      </div>
    </div>
  );
}

/** A grid of `count` card shapes, for LoadState. */
export function AnimalGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <div className={styles.container} aria-hidden="true">
      <div className={styles.grid}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal shapes without identity
          <AnimalCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
