import { type Article, ArticleCategory, ArticleStatus, type ArticleUpdate } from '@portal/shared/contract';
import { useToast } from '@portal/shared/session';
import { ActionMenu, Button, PencilIcon } from '@portal/shared/ui';
import { useState } from 'react';
import { useLazyGetArticleVersionQuery, useUpdateArticleMutation } from '../../endpoints/article';
import styles from './article-form.module.css';
import { DeleteArticle } from './delete-article';
import { EditArticle } from './edit-article';
import { messages } from './messages';

/** Above an article, for administrators: its status, which is saved at once (CO-023, CO-024), and editing (CO-026). */
export function ArticleTools({ article, onDeleted }: { article: Article; onDeleted: () => void }) {
  const showToast = useToast();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const { saveStatus, isSaving } = useSaveStatus(article.id);
  const choose = async (aktief: ArticleStatus) => {
    if (aktief === article.aktief) return;
    const isSaved = await saveStatus(aktief);
    showToast(isSaved ? { type: 'succes', ...messages.updated } : { type: 'error', ...messages.updateFailed });
  };
  const statuses = messages.statuses.map(({ value, label }) => {
    const aktief = Number(value) as ArticleStatus;
    return { label, isChosen: aktief === article.aktief, onSelect: () => void choose(aktief) };
  });
  const remove = { label: messages.remove, onSelect: () => setOpen('delete') };
  return (
    <div className={styles.tools}>
      <ActionMenu
        label={messages.published}
        actions={article.aktief === ArticleStatus.published ? statuses : [...statuses, remove]}
        isBusy={isSaving}
      />
      <Button variant="secondary" icon={PencilIcon} onClick={() => setOpen('edit')}>
        {messages.edit}
      </Button>
      {open === 'edit' && (
        <EditArticle
          id={article.id}
          category={
            article.categorie === ArticleCategory.annualReport
              ? ArticleCategory.annualReport
              : ArticleCategory.information
          }
          onClose={() => setOpen(null)}
        />
      )}
      <DeleteArticle article={article} isOpen={open === 'delete'} onClose={() => setOpen(null)} onDeleted={onDeleted} />
    </div>
  );
}

/**
 * Sends a new status with the whole article, as the server has it now and only while it stays so: a newer text of somebody else is
 * never overwritten (C29). Answers whether it was saved.
 */
function useSaveStatus(id: number) {
  const [read, { isFetching }] = useLazyGetArticleVersionQuery();
  const [update, { isLoading }] = useUpdateArticleMutation();
  const saveStatus = async (aktief: ArticleStatus): Promise<boolean> => {
    const { data, isSuccess } = await read(id);
    if (!isSuccess) return false;
    const { error } = await update({ id, fields: { ...data.item, aktief } as ArticleUpdate, etag: data.etag });
    return error === undefined;
  };
  return { saveStatus, isSaving: isFetching || isLoading };
}
