import type { AuditRow } from '@portal/shared/contract';
import { messages } from './messages';

/** Who a line names: the present name, the number of an account without one, or the portal itself. */
export function personOf({ naam, user_id }: Pick<AuditRow, 'naam' | 'user_id'>): string {
  if (user_id === null) return messages.portal;
  return naam ?? messages.somebody(user_id);
}
