import type { AnswerTemplate } from '@portal/shared/contract';
import { useToast } from '@portal/shared/session';
import { Button, ConfirmDialog, PencilIcon, TrashIcon } from '@portal/shared/ui';
import { useState } from 'react';
import { useRemoveAnswerTemplateMutation } from '../../endpoints/answer-template';
import { messages } from './template-messages';
import styles from './templates.module.css';

export interface TemplateRowProps {
  template: AnswerTemplate;
  onEdit: () => void;
  /** It is gone: the focus needs a place. */
  onRemoved: () => void;
}

/** A template with its first words, and what can be done with it. */
export function TemplateRow({ template: { uuidkey, naam, tekst }, onEdit, onRemoved }: TemplateRowProps) {
  const [isAsking, setAsking] = useState(false);
  const { remove, isRemoving, isGone } = useRemoving(uuidkey, onRemoved);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.name}>{naam}</h3>
        <p className={styles.preview}>{tekst}</p>
      </div>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          icon={PencilIcon}
          aria-label={messages.editLabel(naam)}
          aria-haspopup="dialog"
          onClick={onEdit}
        >
          {messages.edit}
        </Button>
        <Button
          variant="quiet"
          icon={TrashIcon}
          aria-label={messages.removeLabel(naam)}
          onClick={() => setAsking(true)}
        >
          {messages.remove}
        </Button>
      </div>
      {isGone ? null : (
        <ConfirmDialog
          isOpen={isAsking}
          title={messages.removeTitle(naam)}
          confirmLabel={messages.remove}
          isDanger
          isBusy={isRemoving}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        >
          <p>{messages.removeText}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

function useRemoving(uuidkey: string, onRemoved: () => void) {
  const [removeTemplate, { isLoading }] = useRemoveAnswerTemplateMutation();
  const [isGone, setGone] = useState(false);
  const showToast = useToast();
  async function remove() {
    try {
      await removeTemplate(uuidkey).unwrap();
      showToast({ type: 'succes', message: messages.removed });
      setGone(true);
      onRemoved();
    } catch {
      showToast({ type: 'error', message: messages.failed });
    }
  }
  return { remove, isRemoving: isLoading, isGone };
}
