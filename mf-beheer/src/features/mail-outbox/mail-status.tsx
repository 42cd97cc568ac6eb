import type { MailRow } from '@portal/shared/contract';
import { CheckIcon, ClockIcon, CrossIcon } from '@portal/shared/ui';
import { StateLabel } from '../../common/state-label/state-label';
import { messages } from './messages';

const LOOKS = {
  waiting: { icon: ClockIcon, look: 'warning' },
  sent: { icon: CheckIcon, look: 'good' },
  failed: { icon: CrossIcon, look: 'bad' },
} as const;

/** Whether a mail left. */
export function MailStatus({ status }: Pick<MailRow, 'status'>) {
  return <StateLabel {...LOOKS[status]}>{messages.statuses[status]}</StateLabel>;
}
