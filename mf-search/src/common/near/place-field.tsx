import type { Place } from '@portal/shared/contract';
import { findPlaces, placeKey, placeLabel } from '@portal/shared/domain';
import { FieldFrame, SuggestBox } from '@portal/shared/ui/form';
import { useEffect, useRef, useState } from 'react';
import { useLazyListPlacesQuery } from '../../endpoints/places';
import { LocateButton } from './locate-button';
import { nearMessages as texts } from './messages';
import styles from './near.module.css';

/** Suggestions at a time. */
const MOST = 8;

export interface PlaceFieldProps {
  value: Place | null;
  onChoose: (place: Place | null) => void;
  /** The suggestions move what is below them down: for a column that would cut them off. */
  isInFlow?: boolean | undefined;
}

/** 'Waar woont u?': a place from the list, which comes when the field is used; the search in it stays in the browser (C60). */
export function PlaceField({ value, onChoose, isInFlow = false }: PlaceFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const [load, { data: places, isError }] = useLazyListPlacesQuery();
  const loadOnce = () => load(undefined, true).unwrap();
  const found = typed === null || !places ? [] : findPlaces(places, typed, MOST);
  const box = useRef<HTMLDivElement>(null);
  const isListed = isInFlow && found.length > 0;
  useEffect(() => {
    // The column scrolls by itself: its end may hide what was found. jsdom cannot scroll.
    if (isListed) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isListed]);
  const isUnknown = Boolean(typed?.trim() && places && found.length === 0);

  const choose = (place: Place | null) => {
    setTyped(null);
    setLeft(false);
    if (place?.id !== value?.id) onChoose(place);
  };
  const handleLeave = () => {
    if (typed === null) return;
    const named = found.find(({ naam, ook }) => [naam, ook ?? ''].some((name) => placeKey(name) === placeKey(typed)));
    if (typed.trim() === '') choose(null);
    else if (named) choose(named);
    else setLeft(true);
  };
  return (
    <div ref={box} className={styles.place}>
      <FieldFrame
        label={texts.place}
        error={isError ? texts.failed : isLeft && typed !== null ? texts.notInList : undefined}
      >
        {(control) => (
          <SuggestBox
            isInFlow={isInFlow}
            suggestions={found.map((place) => ({
              key: String(place.id),
              label: place.naam,
              detail: detailOf(place),
              value: place,
            }))}
            onSearch={ignore}
            nothing={isUnknown && typed ? texts.nothing(typed.trim()) : undefined}
            value={typed ?? (value ? placeLabel(value) : '')}
            isChosen={typed === null}
            onType={(text) => {
              setLeft(false);
              setTyped(text);
              loadOnce().catch(ignore);
            }}
            onChoose={(place) => choose(place as Place)}
            onLeave={handleLeave}
            onCommit={found[0] && (() => choose(found[0] ?? null))}
            attributes={{
              ...control,
              autoComplete: 'off',
              onFocus: () => void loadOnce().catch(ignore),
            }}
          />
        )}
      </FieldFrame>
      <LocateButton loadPlaces={loadOnce} onFound={choose} />
    </div>
  );
}

/** The list is in the browser: what is typed is searched at once, without asking anybody. */
const ignore = () => undefined;

/** What stands beside the name: the province, and the other name. */
const detailOf = ({ afkorting, ook }: Place) => (ook ? `${afkorting}, ${ook}` : afkorting);
