import type { AnimalImport, ImportCounts } from '@portal/shared/contract';

/** Whether there is something to say about a row. */
export const hasLines = ({ refused, warnings }: ImportCounts): boolean => refused + warnings > 0;

/** Whether a column with names of photos is read. */
export const readsPhotos = ({ columns }: Pick<AnimalImport, 'columns'>): boolean =>
  columns.some(({ field }) => field === 'fotos');
