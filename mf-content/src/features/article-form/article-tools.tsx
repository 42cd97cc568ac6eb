import { type Article, ArticleCategory, ArticleStatus, type ArticleUpdate } from '@portal/shared/contract';
import { useToast } from '@portal/shared/session';
import { Button, PencilIcon } from '@portal/shared/ui';
import { SelectField } from '@portal/shared/ui/form';
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
  const options =
    article.aktief === ArticleStatus.published ? messages.statuses : [...messages.statuses, messages.remove];
  const choose = async (value: string) => {
    if (value === messages.remove.value) {
      setOpen('delete');
      return;
    }
    const isSaved = await saveStatus(Number(value) as ArticleStatus);
    showToast(isSaved ? { type: 'succes', ...messages.updated } : { type: 'error', ...messages.updateFailed });
  };
  return (
    <div className={styles.tools}>
      <SelectField
        name={`status-${article.id}`}
        label={messages.published}
        options={options}
        value={String(article.aktief)}
        disabled={isSaving}
        onChange={(value) => void choose(value)}
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
