import { StatusPanel } from '../features/status/status-panel';

/** `/not-found` and every path that nobody owns (SH-031). */
export function NotFoundPage() {
  return <StatusPanel reason="notFound" />;
}
