import type { AnimalImport, AnimalImportMessage } from '@portal/shared/contract';
import { STAFF_PAGE_SIZE } from '@portal/shared/contract';
import { saveFile } from '@portal/shared/session';
import { Button, LoadState, Pagination, WarningIcon } from '@portal/shared/ui';
import { type DataColumn, DataTable, DataTableSkeleton } from '@portal/shared/ui/table';
import { useSearchParams } from 'react-router-dom';
import { BOM } from '../../common/export-animals';
import { useGetImportMessageFileMutation, useListImportMessagesQuery } from '../../endpoints/animal-import';
import styles from './animal-import.module.css';
import { messages } from './messages';
import { useFailureToast } from './use-failure-toast';

const { lines: texts } = messages;

const COLUMNS: readonly DataColumn<AnimalImportMessage>[] = [
  { key: 'row', header: texts.columns.row, isNumber: true, cell: ({ row }) => row },
  { key: 'animal', header: texts.columns.animal, cell: ({ eigennummer }) => eigennummer ?? texts.noNumber },
  { key: 'column', header: texts.columns.column, cell: ({ column }) => column ?? texts.wholeRow },
  {
    key: 'message',
    header: texts.columns.message,
    isRowHeader: true,
    cell: ({ message, refused }) => (
      <>
        {message}
        {refused ? (
          <span className={styles.refused}>
            <WarningIcon size={16} /> {texts.refused}
          </span>
        ) : null}
      </>
    ),
  },
];

/** What is said about the rows of the last run, page by page, and as a file; nothing when there is nothing to say. */
export function ImportLines({ found }: { found: AnimalImport }) {
  const [params] = useSearchParams();
  const first = Math.max(1, Number(params.get('first')) || 1);
  const query = useListImportMessagesQuery(
    { uuidkey: found.uuidkey, first, rows: STAFF_PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <section aria-labelledby="import-lines" className={styles.lines}>
      <div className={styles.linesHead}>
        <h3 id="import-lines" className={styles.subtitle}>
          {texts.title}
        </h3>
        <DownloadButton found={found} />
      </div>
      <LoadState query={query} skeleton={<DataTableSkeleton rows={3} />}>
        {({ data, pagination }) => (
          <>
            <DataTable
              label={texts.table}
              columns={COLUMNS}
              rows={data}
              keyOf={(line) => `${line.row} ${line.column} ${line.message}`}
              isBusy={query.isFetching}
            />
            <Pagination page={first} pageCount={pagination.totalPages} hrefOf={(page) => `?first=${page}`} />
          </>
        )}
      </LoadState>
    </section>
  );
}

function DownloadButton({ found: { uuidkey, bestandsnaam } }: { found: AnimalImport }) {
  const [ask, { isLoading }] = useGetImportMessageFileMutation();
  const showFailure = useFailureToast();
  async function handleDownload() {
    const { data, error } = await ask(uuidkey);
    if (data === undefined) showFailure(error);
    else saveFile(texts.fileName(bestandsnaam), 'text/csv;charset=utf-8', BOM + data);
  }
  return (
    <Button variant="quiet" isBusy={isLoading} onClick={handleDownload}>
      {texts.download}
    </Button>
  );
}
