import { type Animal, portalPath } from '@portal/shared/contract';
import { PreloadLink } from '@portal/shared/session';
import styles from './animal-name.module.css';

/** The name of an animal in a table: the way to its profile. */
export function AnimalName({ animal: { naam, uuidkey } }: { animal: Pick<Animal, 'naam' | 'uuidkey'> }) {
  return (
    <PreloadLink to={portalPath.animal(uuidkey)} className={styles.name}>
      {naam}
    </PreloadLink>
  );
}
