import { type Reaction, ReactionSort, type ReactionSummary } from '@portal/shared/contract';
import { Chip } from '@portal/shared/ui';
import { SelectField } from '@portal/shared/ui/form';
import type { ReactNode } from 'react';
import { messages } from './messages';
import { OldestOpen } from './oldest-open';
import { ShelterFilter } from './shelter-filter';
import styles from './shelter-inbox.module.css';
import type { InboxFilter, InboxOwner } from './use-inbox';

export interface InboxFiltersProps {
  filter: InboxFilter;
  summary: ReactionSummary | undefined;
  /** The page that is shown: it names the animal that the list of animals does not hold. */
  shown: readonly Reaction[] | undefined;
  /** Whose inbox; an admin chooses a shelter by its name. */
  owner: InboxOwner;
  hrefOf: (change: Partial<InboxFilter>) => string;
  onChange: (change: Partial<InboxFilter>) => void;
}

/** The age of the oldest open reaction, the shelter for who reads all, and one animal: from a list, or as a chip for who has no list (C17). */
export function InboxFilters(props: InboxFiltersProps) {
  const { filter, summary, shown, owner, hrefOf, onChange } = props;
  const { dier } = filter;
  const animals = summary?.animals ?? [];
  const isListed = dier === undefined || animals.some(({ uuidkey }) => uuidkey === dier);
  return (
    <div className={styles.filters}>
      <OldestOpen summary={summary} hrefOf={hrefOf} />
      {owner === 'all' ? (
        <ShelterFilter asiel={filter.asiel} onChange={(asiel) => onChange({ asiel, dier: undefined })} />
      ) : null}
      {animals.length > 0 ? (
        <div className={styles.filterField}>
          <SelectField
            name="dier"
            label={messages.animal}
            emptyLabel={messages.allAnimals}
            options={animals.map(({ uuidkey, naam, aantal }) => ({ value: uuidkey, label: naam, count: aantal }))}
            value={isListed ? (dier ?? '') : ''}
            onChange={(value) => onChange({ dier: value || undefined })}
          />
        </div>
      ) : null}
      <Chips>
        {isListed ? null : (
          <Chip removeLabel={messages.removeAnimal} onRemove={() => onChange({ dier: undefined })}>
            {messages.onlyAnimal(summary?.dier?.naam ?? shown?.[0]?.dier.naam ?? '…')}
          </Chip>
        )}
        {filter.sort === ReactionSort.oldest ? (
          <Chip removeLabel={messages.newestFirst} onRemove={() => onChange({ sort: ReactionSort.newest })}>
            {messages.oldestFirst}
          </Chip>
        ) : null}
      </Chips>
    </div>
  );
}

function Chips({ children }: { children: ReactNode[] }) {
  return children.some((child) => child !== null) ? <div className={styles.chips}>{children}</div> : null;
}
