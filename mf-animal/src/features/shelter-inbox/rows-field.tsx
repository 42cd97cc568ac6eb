import { STAFF_PAGE_SIZES } from '@portal/shared/contract';
import { SelectField } from '@portal/shared/ui/form';
import { messages } from './messages';
import styles from './shelter-inbox.module.css';

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
