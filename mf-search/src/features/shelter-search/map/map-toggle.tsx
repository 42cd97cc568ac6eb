import type { ShelterQuery } from '@portal/shared/contract';
import { Button, lazyComponent, MapPinIcon, Skeleton } from '@portal/shared/ui';
import { useId, useState } from 'react';
import styles from './map-toggle.module.css';
import { mapMessages as texts } from './messages';

const LazyMap = lazyComponent(async () => (await import('./shelter-map')).ShelterMap, {
  pending: <Skeleton shape="block" className={styles.pending} />,
});

/** The map comes when somebody wants it: the list is there without it. */
export function MapToggle({ query }: { query: Pick<ShelterQuery, 'land' | 'q'> }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.box}>
      <Button
        variant="secondary"
        icon={MapPinIcon}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        onPointerEnter={LazyMap.prepare}
      >
        {isOpen ? texts.hide : texts.show}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <LazyMap query={query} /> : null}
      </div>
    </div>
  );
}
