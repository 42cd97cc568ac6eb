import type { ApplicationStatus } from '@portal/shared/contract';
import { CheckIcon, ClockIcon, CrossIcon } from '@portal/shared/ui';
import { StateLabel } from '../../common/state-label/state-label';
import { messages } from './messages';

const LOOKS = {
  new: { icon: ClockIcon, look: 'waiting' },
  approved: { icon: CheckIcon, look: 'good' },
  rejected: { icon: CrossIcon, look: 'bad' },
} as const;

/** What was decided. */
export function ApplicationStatusLabel({ status }: { status: ApplicationStatus }) {
  return <StateLabel {...LOOKS[status]}>{messages.statuses[status]}</StateLabel>;
}
