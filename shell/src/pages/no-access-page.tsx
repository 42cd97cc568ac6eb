import { StatusPanel } from '../features/status/status-panel';

/** `/geen_toegang` (SH-032). */
export function NoAccessPage() {
  return <StatusPanel reason="noAccess" />;
}
