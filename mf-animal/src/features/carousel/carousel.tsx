import { type Kind, PHOTO_SIZE_LARGE } from '@portal/shared/contract';
import { AnimalPhoto, ChevronLeftIcon, ChevronRightIcon, IconButton, Lightbox } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import styles from './carousel.module.css';
import { messages } from './messages';
import { useSwipe } from './use-swipe';

/** The photos that are shown large: their addresses and which one comes first. */
export interface CarouselPhotos {
  photos: string[];
  start: number;
}

export interface CarouselProps {
  /** Null: closed, and there is no list. */
  shown: CarouselPhotos | null;
  naam: string;
  kind: Kind;
  onClose: () => void;
}

/**
 * The photos over the whole window (AN-020). Left and right wrap around, by button, arrow key and swipe; Escape closes, focus returns and
 * the page scrolls again: the kit's overlay does that, and its code is fetched apart.
 */
export function Carousel({ shown, naam, kind, onClose }: CarouselProps) {
  return (
    <Lightbox isOpen={shown !== null} onClose={onClose} title={messages.title(naam)}>
      {shown === null ? null : <Stage {...shown} naam={naam} kind={kind} />}
    </Lightbox>
  );
}

function Stage({ photos, start, naam, kind }: CarouselPhotos & { naam: string; kind: Kind }) {
  const [position, setPosition] = useState(start);
  const count = photos.length;
  const move = (step: number) => setPosition((now) => (now + step + count) % count);
  useArrowKeys(move);
  const swipe = useSwipe(move);
  return (
    <div className={styles.stage}>
      <div className={styles.photo} {...swipe}>
        <AnimalPhoto
          key={photos[position]}
          fotourl={photos[position] ?? null}
          kind={kind}
          alt={messages.photo(naam, position + 1, count)}
          size={PHOTO_SIZE_LARGE}
          priority
        />
      </div>
      {count > 1 ? (
        <div className={styles.controls}>
          <IconButton
            icon={ChevronLeftIcon}
            label={messages.previous}
            className={styles.step}
            onClick={() => move(-1)}
          />
          <p role="status" className={styles.position}>
            {messages.position(position + 1, count)}
          </p>
          <IconButton icon={ChevronRightIcon} label={messages.next} className={styles.step} onClick={() => move(1)} />
        </div>
      ) : null}
    </div>
  );
}

/** The arrows of the keyboard work wherever the focus is: nothing else can be reached while the photos are open. */
function useArrowKeys(move: (step: number) => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      move(step);
    };
    document.addEventListener('keydown', handleKey, true);
    return () => document.removeEventListener('keydown', handleKey, true);
  });
}
