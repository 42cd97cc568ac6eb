import { classNames } from './class-names';
import styles from './favourite-button.module.css';
import { HeartFilledIcon, HeartIcon } from './icons-animal';

/**
 * `isOn`: the animal is a favourite of the visitor; who renders it keeps the state. `label` makes it a plain button that says what it
 * does, for a list in which an animal that is no favourite does not stay.
 */
export interface Favourite {
  isOn: boolean;
  onToggle: () => void;
  label?: string;
}

interface FavouriteButtonProps extends Favourite {
  name: string;
  className?: string;
}

/** The heart: a toggle of its own, 44 px, 'Bewaar Moos als favoriet'; pressed while the animal is a favourite (C06, AN-014). */
export function FavouriteButton({ isOn, onToggle, label, name, className }: FavouriteButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.button, isOn && styles.on, className)}
      aria-label={label ?? `Bewaar ${name} als favoriet`}
      aria-pressed={label === undefined ? isOn : undefined}
      onClick={onToggle}
    >
      {isOn ? <HeartFilledIcon /> : <HeartIcon />}
    </button>
  );
}
