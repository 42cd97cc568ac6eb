import { type Animal, PlacementStatus } from '@portal/shared/contract';
import { isListed } from '@portal/shared/domain';
import { Button, EyeIcon, EyeOffIcon, PencilIcon, StarIcon } from '@portal/shared/ui';
import { messages } from './messages';
import { ReactionCounts } from './reaction-counts';
import styles from './staff-bar.module.css';
import { StatusDialog } from './status-dialog';
import { StatusMenu } from './status-menu';
import { useStatusChange } from './use-status-change';

export interface StaffBarProps {
  animal: Animal;
  onEdit: () => void;
  /** Called after a confirmed placement, and by the button of a placed animal: the place to ask for a review (AN-052, C19). */
  onPlaced: () => void;
}

/** What own staff and admins do with the animal of this page (AN-023): its status, its fields, and the way to its reactions. */
export function StaffBar({ animal, onEdit, onPlaced }: StaffBarProps) {
  const change = useStatusChange(animal, onPlaced);
  const StateIcon = isListed(animal.geplaatst) ? EyeIcon : EyeOffIcon;
  return (
    <section aria-label={messages.bar} className={styles.bar}>
      <p className={styles.state}>
        <StateIcon size={20} />
        <span>{messages.state[animal.geplaatst]}</span>
      </p>
      <div className={styles.actions}>
        <Button className={styles.edit} variant="secondary" icon={PencilIcon} aria-haspopup="dialog" onClick={onEdit}>
          {messages.edit}
        </Button>
        <div className={styles.status}>
          <StatusMenu present={change.picked ?? animal.geplaatst} isBusy={change.isBusy} onPick={change.pick} />
        </div>
        {animal.geplaatst === PlacementStatus.placed ? (
          <Button variant="secondary" icon={StarIcon} aria-haspopup="dialog" onClick={onPlaced}>
            {messages.askReview}
          </Button>
        ) : null}
      </div>
      <ReactionCounts animal={animal} />
      {animal.exposure ? <p className={styles.exposure}>{messages.exposure(animal.exposure)}</p> : null}
      <StatusDialog naam={animal.naam} change={change} />
    </section>
  );
}
