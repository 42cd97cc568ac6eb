import { useGetAnimalQuery } from '@portal/shared/api-slices';
import type { Animal, AnimalCard as AnimalCardData } from '@portal/shared/contract';
import { isRequestError } from '@portal/shared/session';
import { AnimalCard, AnimalCardSkeleton } from '@portal/shared/ui';
import { useEffect, useRef } from 'react';
import { CardPlace, RemovedFavourite } from '../../common/favourites/card-place';
import { favouriteMessages } from '../../common/favourites/messages';
import { messages } from './messages';

interface KeptAnimalProps {
  uuidkey: string;
  /** False once it was removed: the way back stands in its place. */
  isKept: boolean;
  priority: boolean;
  onRemove: () => void;
  onRestore: () => void;
}

/** Answers that will not change: unknown, or no longer on the website (C09). */
const GONE = [404, 410];

/** An animal that this browser keeps the key of: its card, or what became of it. */
export function KeptAnimal({ uuidkey, isKept, priority, onRemove, onRestore }: KeptAnimalProps) {
  const { data: animal, error, isFetching, refetch } = useGetAnimalQuery(uuidkey);
  const place = useFocusAfterChange(isKept);
  const card = animal && cardOf(animal);
  return (
    <li ref={place}>
      {isKept ? (
        card ? (
          <AnimalCard
            animal={card}
            headingLevel={2}
            priority={priority}
            favourite={{ isOn: true, label: favouriteMessages.remove(card.naam), onToggle: onRemove }}
          />
        ) : animal || (isRequestError(error) && GONE.includes(error.status)) ? (
          <CardPlace text={messages.gone} button={messages.removeGone} onPress={onRemove} />
        ) : error ? (
          <CardPlace
            text={messages.failed}
            button={messages.retry}
            isBusy={isFetching}
            onPress={() => void refetch()}
          />
        ) : (
          <AnimalCardSkeleton />
        )
      ) : (
        <RemovedFavourite naam={card?.naam} onRestore={onRestore} />
      )}
    </li>
  );
}

/** A profile as a card; null for an animal that has no shelter any more. */
function cardOf(animal: Animal): AnimalCardData | null {
  return animal.asiel && { ...animal, asiel: animal.asiel };
}

/** Removing and putting back exchange the one button of the place: the focus goes along. */
function useFocusAfterChange(isKept: boolean) {
  const place = useRef<HTMLLIElement>(null);
  const before = useRef(isKept);
  useEffect(() => {
    if (before.current === isKept) return;
    before.current = isKept;
    place.current?.querySelector('button')?.focus();
  }, [isKept]);
  return place;
}
