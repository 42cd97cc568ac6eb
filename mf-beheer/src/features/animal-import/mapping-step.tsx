import { useListChecklistQuery } from '@portal/shared/api-slices';
import type { AnimalImport } from '@portal/shared/contract';
import { useUnsavedInput } from '@portal/shared/session';
import { Button } from '@portal/shared/ui';
import { useState } from 'react';
import { useMapAnimalImportMutation } from '../../endpoints/animal-import';
import styles from './animal-import.module.css';
import { CancelButton } from './cancel-button';
import { ColumnTable } from './column-table';
import { ImportPhotos } from './import-photos';
import { columnsFrom, columnsOf, type Mapping, mappingOf, mappingProblem, targetOptions } from './mapping';
import { messages } from './messages';
import { wordsOf } from './use-failure-toast';

const { mapping: texts } = messages;

export interface MappingStepProps {
  found: AnimalImport;
  refetch: () => unknown;
  onStarted: () => void;
}

/** What stands in which column: proposed by the api, changed by staff; the photos; and the start of the dry run (BE-015). */
export function MappingStep({ found, refetch, onStarted }: MappingStepProps) {
  const { uuidkey, file } = found;
  const { data: checklist = [] } = useListChecklistQuery({});
  const [start, { isLoading }] = useMapAnimalImportMutation();
  const [proposed] = useState(() => mappingOf(found.columns));
  const [mapping, setMapping] = useState<Mapping>(proposed);
  const [problem, setProblem] = useState<string | null>(null);
  useUnsavedInput(mapping !== proposed);
  const columns = columnsOf(found);
  const [read, unread] = [true, false].map((isRead) => columns.filter(({ column }) => column in proposed === isRead));
  const table = { options: targetOptions(checklist), mapping };
  function change(column: number, field: string) {
    const { [column]: _before, ...others } = mapping;
    setMapping(field === '' ? others : { ...others, [column]: field });
    setProblem(null);
  }
  async function handleStart() {
    const wrong = mappingProblem(mapping);
    setProblem(wrong);
    if (wrong !== null) return;
    const { error } = await start({ uuidkey, body: { columns: columnsFrom(mapping) } });
    if (error) setProblem(wordsOf(error));
    else onStarted();
  }
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{texts.title}</h2>
      <p className={styles.text}>
        {file ? texts.format[file.format] : null} {texts.check}
      </p>
      <ColumnTable {...table} label={texts.table} columns={read ?? []} onChange={change} />
      <Unread {...table} columns={unread ?? []} onChange={change} />
      {Object.values(mapping).includes('fotos') ? <ImportPhotos found={found} refetch={refetch} /> : null}
      <div role="alert">{problem ? <p className={styles.problem}>{problem}</p> : null}</div>
      <div className={styles.actions}>
        <Button size="lg" isBusy={isLoading} onClick={handleStart}>
          {texts.start}
        </Button>
        <CancelButton found={found} />
      </div>
      <p className={styles.soft}>{texts.hint}</p>
    </section>
  );
}

/** The other columns, often a hundred and more: made when they are opened. */
function Unread(props: Omit<Parameters<typeof ColumnTable>[0], 'label'>) {
  const [isOpen, setOpen] = useState(false);
  if (props.columns.length === 0) return null;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{texts.unread(props.columns.length)}</summary>
      {isOpen ? <ColumnTable {...props} label={texts.unreadTable} /> : null}
    </details>
  );
}
