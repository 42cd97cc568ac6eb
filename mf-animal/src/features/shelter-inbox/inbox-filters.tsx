import { type Reaction, type ReactionSummary, STAFF_PAGE_SIZES } from '@portal/shared/contract';
import { Chip, ClockIcon } from '@portal/shared/ui';
import { SelectField } from '@portal/shared/ui/form';
import { ageText, messages } from './messages';
import styles from './shelter-inbox.module.css';
import type { InboxFilter } from './use-inbox';

export interface InboxFiltersProps {
  filter: InboxFilter;
  summary: ReactionSummary | undefined;
  /** The page that is shown: it names the animal that the list of animals does not hold. */
  shown: readonly Reaction[] | undefined;
  onChange: (change: Partial<InboxFilter>) => void;
}

/** The age of the oldest open reaction, and one animal: from a list, or as a chip for who has no list (C17). */
export function InboxFilters({ filter: { dier }, summary, shown, onChange }: InboxFiltersProps) {
  const animals = summary?.animals ?? [];
  const isListed = dier === undefined || animals.some(({ uuidkey }) => uuidkey === dier);
  return (
    <div className={styles.filters}>
      <p className={styles.oldest}>
        {summary ? (
          <>
            <ClockIcon size={20} />
            {summary.oldest_open_at ? messages.oldest(ageText(summary.oldest_open_at, new Date())) : messages.noneOpen}
          </>
        ) : null}
      </p>
      {animals.length > 0 ? (
        <div className={styles.animalField}>
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
      {isListed ? null : (
        <Chip removeLabel={messages.removeAnimal} onRemove={() => onChange({ dier: undefined })}>
          {messages.onlyAnimal(shown?.[0]?.dier.naam ?? '…')}
        </Chip>
      )}
    </div>
  );
}

const ROWS = STAFF_PAGE_SIZES.map((rows) => ({ value: String(rows), label: String(rows) }));

/** How many reactions a page holds (C33). */
export function RowsField({ rows, onChange }: { rows: number; onChange: (rows: number) => void }) {
  return (
    <div className={styles.rows}>
      <SelectField
        name="rows"
        label={messages.rows}
        options={ROWS}
        value={String(rows)}
        onChange={(value) => onChange(Number(value))}
      />
    </div>
  );
}
