import { classNames } from './class-names';
import styles from './favourite-button.module.css';
import { HeartFilledIcon, HeartIcon } from './icons-animal';

/** `isOn`: the animal is a favourite of the visitor; who renders it keeps the state. */
export interface Favourite {
  isOn: boolean;
  onToggle: () => void;
}

/** The heart: a toggle of its own, 44 px, 'Bewaar Moos als favoriet'; pressed while the animal is a favourite (C06, AN-014). */
export function FavouriteButton({ isOn, onToggle, name, className }: Favourite & { name: string; className?: string }) {
  return (
    <button
      type="button"
      className={classNames(styles.button, isOn && styles.on, className)}
      aria-label={`Bewaar ${name} als favoriet`}
      aria-pressed={isOn}
      onClick={onToggle}
    >
      {isOn ? <HeartFilledIcon /> : <HeartIcon />}
    </button>
  );
}
