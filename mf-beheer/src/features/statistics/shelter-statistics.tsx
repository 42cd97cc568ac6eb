import { PageTitle } from '@portal/shared/ui';
import { ManagedShelter } from '../../common/managed-shelter';
import { ShelterTabs } from '../../common/shelter-tabs';
import { messages } from './messages';
import { StatisticsOverview } from './statistics-overview';

/** The figures of a shelter, for its staff and for admins. */
export function ShelterStatistics({ shelterId }: { shelterId: string }) {
  return (
    <ManagedShelter shelterId={shelterId} title={messages.documentTitle}>
      {({ naam }) => (
        <>
          <PageTitle title={messages.title(naam)} documentTitle={messages.documentTitle} />
          <ShelterTabs shelterId={shelterId} current="statistics" />
          <StatisticsOverview of={{ shelterId }} subject={naam} />
        </>
      )}
    </ManagedShelter>
  );
}
