import { messages } from './messages';
import { StatusPage } from './status-page';

/** `/geen_toegang` (SH-032). */
export function NoAccessPage() {
  return <StatusPage code={403} words={messages.noAccess} />;
}
