import type { Shelter, ShelterKindCount } from '@portal/shared/contract';
import { kindTitle, limitBadge } from '@portal/shared/domain';
import { Chip, classNames, PageTitle, WarningIcon } from '@portal/shared/ui';
import { useId } from 'react';
import { ExportAnimals } from '../../common/export-animals';
import { ShelterTabs } from '../../common/shelter-tabs';
import { AddAnimal } from './add-animal';
import { messages } from './messages';
import styles from './shelter-animals.module.css';

interface ShelterHeaderProps {
  shelter: Shelter;
  /** As the address has it. */
  shelterId: string;
  /** What occupies a place, per kind: with the animals in preview, which the public figures leave out; absent until it is known. */
  animals: readonly ShelterKindCount[] | undefined;
}

/** The title bar with the number of animals per kind, how many places are taken, and 'Toevoegen' (BE-001..BE-004). */
export function ShelterHeader({ shelter, shelterId, animals }: ShelterHeaderProps) {
  const limitId = useId();
  return (
    <>
      <PageTitle title={messages.title(shelter.naam, shelter.id)} documentTitle={messages.documentTitle} />
      <ShelterTabs shelterId={shelterId} current="animals" />
      <div className={styles.figures}>
        <LimitLabel id={limitId} shelter={shelter} />
        {animals?.map(({ typeid, count }) => (
          <Chip key={typeid}>
            {kindTitle(typeid)} <strong>{count}</strong>
          </Chip>
        ))}
        <div className={styles.add}>
          <ExportAnimals shelter={shelter} />
          <AddAnimal shelter={shelter} describedBy={limitId} />
        </div>
      </div>
    </>
  );
}

/** 'X van Y', never by colour alone: an icon and a line of text come with it. */
function LimitLabel({ id, shelter: { ntotaal, nmax } }: { id: string; shelter: Shelter }) {
  const { text, level, isFull } = limitBadge(ntotaal, nmax);
  return (
    <span id={id} className={classNames(styles.limit, styles[level])}>
      {level === 'normal' ? null : <WarningIcon size={18} />}
      <strong>{messages.limit(text)}</strong>
      {level === 'normal' ? null : <span>{isFull ? messages.full : messages.nearlyFull}</span>}
    </span>
  );
}
