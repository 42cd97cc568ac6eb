import type { Place } from '@portal/shared/contract';
import { nearestPlace, placeLabel } from '@portal/shared/domain';
import { Button, MapPinIcon } from '@portal/shared/ui';
import { useState } from 'react';
import { canLocate, locate } from './locate';
import { nearMessages as texts } from './messages';
import styles from './near.module.css';

interface LocateButtonProps {
  loadPlaces: () => Promise<readonly Place[]>;
  onFound: (place: Place) => void;
}

/** Asks the browser where it is, after a click alone; the position is rounded to the nearest place here and goes nowhere (C60). */
export function LocateButton({ loadPlaces, onFound }: LocateButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState('');
  if (!canLocate()) return null;
  const find = async (): Promise<string> => {
    const position = await locate();
    if (typeof position === 'string') return texts[position];
    const places = await loadPlaces().catch(() => null);
    if (places === null) return texts.failed;
    const place = nearestPlace(places, position);
    if (!place) return texts.abroad;
    onFound(place);
    return texts.located(placeLabel(place));
  };
  const handleClick = async () => {
    setBusy(true);
    setTold('');
    setTold(await find());
    setBusy(false);
  };
  return (
    <div className={styles.locate}>
      <Button variant="quiet" icon={MapPinIcon} isBusy={isBusy} onClick={handleClick}>
        {texts.locate}
      </Button>
      <p role="status" className={styles.told}>
        {told}
      </p>
    </div>
  );
}
