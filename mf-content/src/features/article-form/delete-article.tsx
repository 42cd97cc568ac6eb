import type { Article } from '@portal/shared/contract';
import { useToast } from '@portal/shared/session';
import { ConfirmDialog } from '@portal/shared/ui';
import { useDeleteArticleMutation } from '../../endpoints/article';
import { messages } from './messages';

interface DeleteArticleProps {
  article: Article;
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** 'Wilt u deze artikel verwijderen!' with its two toasts (CO-022, CO-024, CO-027). */
export function DeleteArticle({ article, isOpen, onClose, onDeleted }: DeleteArticleProps) {
  const showToast = useToast();
  const [remove, { isLoading }] = useDeleteArticleMutation();
  const confirm = async () => {
    const { error } = await remove(article.id);
    onClose();
    showToast(error ? { type: 'error', ...messages.deleteFailed } : { type: 'succes', ...messages.deleted });
    if (!error) onDeleted();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={messages.deleteTitle}
      confirmLabel={messages.deleteConfirm}
      isDanger
      isBusy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{messages.deleteText}</p>
    </ConfirmDialog>
  );
}
