import { classNames } from './class-names';
import styles from './favourite-button.module.css';
import { HeartFilledIcon, HeartIcon } from './icons-animal';

/** `isOn`: the animal is a favourite of the visitor; who renders it keeps the state. */
export interface Favourite {
  isOn: boolean;
  onToggle: () => void;
}

/** The heart: a button of its own, 44 px, named after what a click does. */
export function FavouriteButton({ isOn, onToggle, name, className }: Favourite & { name: string; className?: string }) {
  return (
    <button
      type="button"
      className={classNames(styles.button, isOn && styles.on, className)}
      aria-label={isOn ? `${name} verwijderen uit favorieten` : `${name} toevoegen aan favorieten`}
      onClick={onToggle}
    >
      {isOn ? <HeartFilledIcon /> : <HeartIcon />}
    </button>
  );
}
