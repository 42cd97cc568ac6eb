import type { AnswerTemplate } from '@portal/shared/contract';
import { Button, Dialog, DialogButtons, EmptyState, LoadState, MailIcon, PlusIcon, Skeleton } from '@portal/shared/ui';
import { useRef, useState } from 'react';
import { useListAnswerTemplatesQuery } from '../../endpoints/answer-template';
import { TemplateDialog } from './template-dialog';
import { messages } from './template-messages';
import { TemplateRow } from './template-row';
import styles from './templates.module.css';

export interface TemplatesDialogProps {
  /** The shelter by its number or key. */
  shelter: string | number;
  onClose: () => void;
}

/** The templates of answers of a shelter: list, add, change, remove (C17). */
export function TemplatesDialog({ shelter, onClose }: TemplatesDialogProps) {
  const query = useListAnswerTemplatesQuery(shelter, { refetchOnMountOrArgChange: true });
  /** What is edited: a template, or null for a new one. */
  const [editing, setEditing] = useState<AnswerTemplate | null>();
  const add = useRef<HTMLButtonElement>(null);
  return (
    <Dialog isOpen onClose={onClose} title={messages.title}>
      <div className={styles.templates}>
        <p className={styles.soft}>{messages.intro}</p>
        <LoadState
          query={{ ...query, data: query.currentData }}
          skeleton={<Skeleton width="full" />}
          isEmpty={(templates) => templates.length === 0}
          empty={
            <EmptyState icon={MailIcon} title={messages.emptyTitle}>
              {messages.emptyText}
            </EmptyState>
          }
        >
          {(templates) => (
            <ul className={styles.list}>
              {templates.map((template) => (
                <TemplateRow
                  key={template.uuidkey}
                  template={template}
                  onEdit={() => setEditing(template)}
                  onRemoved={() => add.current?.focus()}
                />
              ))}
            </ul>
          )}
        </LoadState>
        <DialogButtons>
          <Button variant="secondary" onClick={onClose}>
            {messages.close}
          </Button>
          <Button ref={add} icon={PlusIcon} aria-haspopup="dialog" onClick={() => setEditing(null)}>
            {messages.add}
          </Button>
        </DialogButtons>
      </div>
      {editing === undefined ? null : (
        <TemplateDialog shelter={shelter} template={editing} onClose={() => setEditing(undefined)} />
      )}
    </Dialog>
  );
}
