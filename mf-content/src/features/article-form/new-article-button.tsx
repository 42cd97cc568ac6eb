import { ArticleCategory } from '@portal/shared/contract';
import { Button, PlusIcon } from '@portal/shared/ui';
import { useState } from 'react';
import { ArticleDialog } from './article-dialog';
import { messages } from './messages';

/** Opens the dialog for a new article, or the next annual report (CO-026, C48). */
export function NewArticleButton({ category }: { category: ArticleCategory }) {
  const [isOpen, setOpen] = useState(false);
  const label = category === ArticleCategory.annualReport ? messages.createReport : messages.create;
  return (
    <>
      <Button icon={PlusIcon} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <ArticleDialog existing={null} category={category} onClose={() => setOpen(false)} />}
    </>
  );
}
