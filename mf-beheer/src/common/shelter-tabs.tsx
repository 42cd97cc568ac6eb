import { portalPath } from '@portal/shared/contract';
import { messages } from './messages';
import { TabLinks } from './tab-links';

/** The pages of a shelter: its animals and its figures; `shelterId` as the address has it. */
export function ShelterTabs({ shelterId, current }: { shelterId: string; current: 'animals' | 'statistics' }) {
  const tabs = [
    { to: portalPath.shelterManagement(shelterId), label: messages.animals, isCurrent: current === 'animals' },
    { to: portalPath.shelterStatistics(shelterId), label: messages.statistics, isCurrent: current === 'statistics' },
  ];
  return <TabLinks label={messages.shelterTabs} tabs={tabs} />;
}
