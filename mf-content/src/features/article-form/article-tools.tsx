import { type Article, ArticleCategory, ArticleStatus } from '@portal/shared/contract';
import { useToast } from '@portal/shared/session';
import { Button, PencilIcon } from '@portal/shared/ui';
import { SelectField } from '@portal/shared/ui/form';
import { useState } from 'react';
import { useUpdateArticleMutation } from '../../endpoints/article';
import styles from './article-form.module.css';
import { DeleteArticle } from './delete-article';
import { EditArticle } from './edit-article';
import { messages } from './messages';

/** Above an article, for administrators: its status, which is saved at once (CO-023, CO-024), and editing (CO-026). */
export function ArticleTools({ article, onDeleted }: { article: Article; onDeleted: () => void }) {
  const showToast = useToast();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const [update, { isLoading }] = useUpdateArticleMutation();
  const options =
    article.aktief === ArticleStatus.published ? messages.statuses : [...messages.statuses, messages.remove];
  const choose = async (value: string) => {
    if (value === messages.remove.value) {
      setOpen('delete');
      return;
    }
    const { error } = await update({ id: article.id, fields: { aktief: Number(value) as ArticleStatus } });
    showToast(error ? { type: 'error', ...messages.updateFailed } : { type: 'succes', ...messages.updated });
  };
  return (
    <div className={styles.tools}>
      <SelectField
        name={`status-${article.id}`}
        label={messages.published}
        options={options}
        value={String(article.aktief)}
        disabled={isLoading}
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
