import type { ReactedAnimal } from '@portal/shared/contract';
import { PlacedNotice } from '../../common/placement-closing/placed-notice';
import styles from './shelter-inbox.module.css';

export interface PlacedAnimalsProps {
  /** Placed animals with open reactions; undefined while they are not known. */
  animals: readonly ReactedAnimal[] | undefined;
  onClosed: () => void;
}

/** For each animal that has a home while others still wait: the offer to tell them (C17). */
export function PlacedAnimals({ animals = [], onClosed }: PlacedAnimalsProps) {
  if (animals.length === 0) return null;
  return (
    <ul className={styles.list}>
      {animals.map(({ uuidkey, naam, aantal }) => (
        <li key={uuidkey}>
          <PlacedNotice animal={{ uuidkey, naam }} open={aantal} onClosed={onClosed} />
        </li>
      ))}
    </ul>
  );
}
