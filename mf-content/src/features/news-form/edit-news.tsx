import { logError } from '@portal/shared/session';
import { useEffect } from 'react';
import { useFirstVersion } from '../../common/editing/use-first-version';
import { useGetNewsVersionQuery } from '../../endpoints/news';
import { NewsDialog } from './news-dialog';

/** Refetches the item, with its version, and opens the dialog; what cannot be read is logged and nothing opens (CO-011). */
export function EditNews({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useGetNewsVersionQuery(id, { refetchOnMountOrArgChange: true });
  const first = useFirstVersion(query);
  const error = first === null ? query.error : undefined;
  useEffect(() => {
    if (error === undefined) return;
    logError('The news item could not be read.', error);
    onClose();
  }, [error, onClose]);
  return first && <NewsDialog existing={first} onClose={onClose} />;
}
