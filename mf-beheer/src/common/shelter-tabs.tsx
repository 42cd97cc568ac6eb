import { portalPath } from '@portal/shared/contract';
import { messages } from './messages';
import { TabLinks } from './tab-links';

interface ShelterTabsProps {
  shelterId: string;
  current: 'animals' | 'statistics' | 'import';
}

/** The pages of a shelter: its animals, its figures and the import of animals; `shelterId` as the address has it. */
export function ShelterTabs({ shelterId, current }: ShelterTabsProps) {
  const tabs = [
    { to: portalPath.shelterManagement(shelterId), label: messages.animals, isCurrent: current === 'animals' },
    { to: portalPath.shelterStatistics(shelterId), label: messages.statistics, isCurrent: current === 'statistics' },
    { to: portalPath.shelterImport(shelterId), label: messages.import, isCurrent: current === 'import' },
  ];
  return <TabLinks label={messages.shelterTabs} tabs={tabs} />;
}
