import { messages } from './messages';
import { StatusPage } from './status-page';

/** `/not-found` and every path that nobody owns (SH-031). */
export function NotFoundPage() {
  return <StatusPage code={404} words={messages.notFound} />;
}
