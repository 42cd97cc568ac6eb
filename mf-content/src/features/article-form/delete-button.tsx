import type { Article } from '@portal/shared/contract';
import { IconButton, TrashIcon } from '@portal/shared/ui';
import { useState } from 'react';
import { DeleteArticle } from './delete-article';
import { messages } from './messages';

/** The trash icon on a card of the archive (CO-022). */
export function DeleteButton({ article, onDeleted }: { article: Article; onDeleted: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon={TrashIcon} label={messages.deleteOne(article.titel)} onClick={() => setOpen(true)} />
      <DeleteArticle article={article} isOpen={isOpen} onClose={() => setOpen(false)} onDeleted={onDeleted} />
    </>
  );
}
