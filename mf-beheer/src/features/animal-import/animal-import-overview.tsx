import { PageTitle } from '@portal/shared/ui';
import { ExportAnimals } from '../../common/export-animals';
import { ManagedShelter } from '../../common/managed-shelter';
import { ShelterTabs } from '../../common/shelter-tabs';
import styles from './animal-import.module.css';
import { ImportStage } from './import-stage';
import { messages } from './messages';

/** The import of animals of a shelter, for its staff and for admins. */
export function AnimalImportOverview({ shelterId }: { shelterId: string }) {
  return (
    <ManagedShelter shelterId={shelterId} title={messages.documentTitle}>
      {(shelter) => (
        <>
          <PageTitle title={messages.title(shelter.naam)} documentTitle={messages.documentTitle} />
          <ShelterTabs shelterId={shelterId} current="import" />
          <ImportStage shelter={shelter} shelterId={shelterId} />
          <div className={styles.export}>
            <ExportAnimals shelter={shelter} />
          </div>
        </>
      )}
    </ManagedShelter>
  );
}
