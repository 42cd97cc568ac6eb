import { SelectField } from '@portal/shared/ui/form';
import { type DataColumn, DataTable } from '@portal/shared/ui/table';
import styles from './animal-import.module.css';
import { type FileColumn, type Mapping, repeatedColumns, type TargetOption } from './mapping';
import { messages } from './messages';

const { mapping: texts } = messages;

export interface ColumnTableProps {
  label: string;
  columns: readonly FileColumn[];
  options: readonly TargetOption[];
  mapping: Mapping;
  onChange: (column: number, field: string) => void;
}

/** Columns of the file, each with what its first rows hold and what it is read as. */
export function ColumnTable({ label, columns, options, mapping, onChange }: ColumnTableProps) {
  const repeated = repeatedColumns(mapping);
  const shown: DataColumn<FileColumn>[] = [
    {
      key: 'heading',
      header: texts.columns.heading,
      isRowHeader: true,
      cell: ({ heading }) => <span className={styles.heading}>{heading}</span>,
    },
    {
      key: 'examples',
      header: texts.columns.examples,
      cell: ({ examples }) =>
        examples.length === 0 ? (
          <span className={styles.soft}>{texts.noExample}</span>
        ) : (
          <span className={styles.examples}>{examples.join(' · ')}</span>
        ),
    },
    {
      key: 'field',
      header: texts.columns.field,
      cell: ({ column, heading }) => (
        <div className={styles.choice}>
          <SelectField
            name={`column-${column}`}
            label={texts.fieldOf(heading)}
            isLabelHidden
            emptyLabel={texts.ignore}
            options={options}
            value={mapping[column] ?? ''}
            error={repeated.has(column) ? texts.twice : undefined}
            onChange={(field) => onChange(column, field)}
          />
        </div>
      ),
    },
  ];
  return <DataTable label={label} columns={shown} rows={columns} keyOf={({ column }) => column} />;
}
