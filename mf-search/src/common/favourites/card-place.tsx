import { Button } from '@portal/shared/ui';
import styles from './card-place.module.css';
import { favouriteMessages as messages } from './messages';

interface CardPlaceProps {
  text: string;
  button: string;
  /** Of the button, where its word alone does not say what it does. */
  label?: string;
  isBusy?: boolean;
  onPress: () => void;
}

/** What stands in the place of a card. */
export function CardPlace({ text, button, label, isBusy, onPress }: CardPlaceProps) {
  return (
    <div className={styles.place}>
      <p>{text}</p>
      <Button variant="secondary" aria-label={label} isBusy={isBusy} onClick={onPress}>
        {button}
      </Button>
    </div>
  );
}

/** The way back, in the place of a favourite that was removed. Without a name when the animal is not known. */
export function RemovedFavourite({ naam, onRestore }: { naam: string | undefined; onRestore: () => void }) {
  return (
    <CardPlace
      text={messages.removed(naam)}
      button={messages.restore}
      label={messages.restoreLabel(naam)}
      onPress={onRestore}
    />
  );
}
