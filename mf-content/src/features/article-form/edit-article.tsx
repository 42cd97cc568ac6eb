import type { ArticleCategory } from '@portal/shared/contract';
import { useToast } from '@portal/shared/session';
import { useEffect } from 'react';
import { useGetArticleVersionQuery } from '../../endpoints/article';
import { ArticleDialog } from './article-dialog';
import { messages } from './messages';

/** Reads the article anew, with its version, and opens the dialog. */
export function EditArticle({ id, category, onClose }: { id: number; category: ArticleCategory; onClose: () => void }) {
  const showToast = useToast();
  const { data, isFetching, error } = useGetArticleVersionQuery(id, { refetchOnMountOrArgChange: true });
  useEffect(() => {
    if (error === undefined) return;
    showToast({ type: 'error', ...messages.updateFailed });
    onClose();
  }, [error, onClose, showToast]);
  return data && !isFetching ? <ArticleDialog existing={data} category={category} onClose={onClose} /> : null;
}
