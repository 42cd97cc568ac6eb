import { type Animal, Flag, PlacementStatus } from '@portal/shared/contract';
import { publicStatusText } from '@portal/shared/domain';
import { useFavourites } from '@portal/shared/session';
import { badgesOf, ClockIcon, FavouriteButton, HomeIcon, PageTitle, StatusBadge } from '@portal/shared/ui';
import { messages } from './messages';
import styles from './profile-heading.module.css';

/** Name with the heart (AN-014), badges (AN-002 … AN-005), 'Geplaatst' (C09) and how long a long-stayer waits. */
export function ProfileHeading({ animal }: { animal: Animal }) {
  const badges = badgesOf(animal);
  const favourite = useFavourites()(animal);
  const isPlaced = animal.geplaatst === PlacementStatus.placed;
  return (
    <div className={styles.heading}>
      <div className={styles.title}>
        <PageTitle title={animal.naam.trim() || messages.notFound} />
        {favourite ? <FavouriteButton {...favourite} name={animal.naam} className={styles.heart} /> : null}
      </div>
      {badges.length > 0 || isPlaced ? (
        <div className={styles.badges}>
          {badges.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
          {isPlaced ? (
            <span className={styles.placed}>
              <HomeIcon size={14} />
              {publicStatusText(animal.geplaatst)}
            </span>
          ) : null}
        </div>
      ) : null}
      {animal.langzitter === Flag.on && animal.dagen !== null ? (
        <p className={styles.waiting}>
          <ClockIcon size={20} />
          <span>{messages.waiting(animal.dagen)}</span>
        </p>
      ) : null}
    </div>
  );
}
