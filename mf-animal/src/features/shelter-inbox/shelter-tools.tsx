import { useGetAnimalQuery } from '@portal/shared/api-slices';
import type { Reaction } from '@portal/shared/contract';
import { Link } from 'react-router-dom';
import { PlacedReactions } from '../../common/placement-closing/placed-reactions';
import { messages } from './messages';
import styles from './reaction-detail.module.css';
import { TemplatesButton } from './templates-button';

export interface ShelterToolsProps {
  reaction: Reaction;
  /** Address of the inbox of its shelter alone. */
  shelterHref: string;
}

/** For admins, who read the reactions of all shelters at once: what staff of this one have above their inbox (C17). */
export function ShelterTools({ reaction: { dier, asiel }, shelterHref }: ShelterToolsProps) {
  const { data: animal } = useGetAnimalQuery(dier.uuidkey);
  return (
    <div>
      <div className={styles.tools}>
        <Link to={shelterHref} className={styles.link}>
          {messages.onlyShelter(asiel.naam)}
        </Link>
        <TemplatesButton shelter={asiel.uuidkey} />
      </div>
      {animal ? <PlacedReactions animal={animal} /> : null}
    </div>
  );
}
