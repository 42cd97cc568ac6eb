import type { ArticleCategory } from '@portal/shared/contract';
import { useToast } from '@portal/shared/session';
import { useEffect } from 'react';
import { useFirstVersion } from '../../common/editing/use-first-version';
import { useGetArticleVersionQuery } from '../../endpoints/article';
import { ArticleDialog } from './article-dialog';
import { messages } from './messages';

/** Refetches the article, with its version, and opens the dialog. */
export function EditArticle({ id, category, onClose }: { id: number; category: ArticleCategory; onClose: () => void }) {
  const showToast = useToast();
  const query = useGetArticleVersionQuery(id, { refetchOnMountOrArgChange: true });
  const first = useFirstVersion(query);
  const error = first === null ? query.error : undefined;
  useEffect(() => {
    if (error === undefined) return;
    showToast({ type: 'error', ...messages.updateFailed });
    onClose();
  }, [error, onClose, showToast]);
  return first && <ArticleDialog existing={first} category={category} onClose={onClose} />;
}
