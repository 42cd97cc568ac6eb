import { usePortalConfig } from '@portal/shared/session';
import { StatisticsOverview } from './statistics-overview';

/** The figures of all shelters together, on a tab of the administration. */
export function FoundationStatistics() {
  const { productName } = usePortalConfig();
  return <StatisticsOverview of="all" subject={productName} />;
}
