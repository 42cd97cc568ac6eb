import { type NewsItem, NewsStatus, TOAST_DURATION_NEWS_MS, TOOLTIP_DELAY_NEWS_MS } from '@portal/shared/contract';
import { logError, useToast } from '@portal/shared/session';
import {
  ConfirmDialog,
  EyeIcon,
  EyeOffIcon,
  type Icon,
  IconButton,
  PencilIcon,
  Tooltip,
  TrashIcon,
} from '@portal/shared/ui';
import { useState } from 'react';
import { useDeleteNewsMutation, useUpdateNewsMutation } from '../../endpoints/news';
import { EditNews } from './edit-news';
import { messages } from './messages';
import styles from './news-form.module.css';

const { actions, remove } = messages;

/** The icons of an administrator on a card: visible or not, edit, delete while inactive (CO-002, CO-004, CO-005, CO-010). */
export function NewsActions({ item, onDeleted }: { item: NewsItem; onDeleted?: () => void }) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const [update, { isLoading }] = useUpdateNewsMutation();
  const isActive = item.aktief === NewsStatus.active;
  const toggle = async () => {
    const aktief = isActive ? NewsStatus.inactive : NewsStatus.active;
    const { error } = await update({ id: item.id, fields: { aktief } });
    if (error) logError('The news item could not be changed.', error);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, no fields
    <div role="group" aria-label={actions.group(item.titel)} className={styles.actions}>
      <Action
        icon={isActive ? EyeIcon : EyeOffIcon}
        label={isActive ? actions.hide(item.titel) : actions.show(item.titel)}
        tip={isActive ? actions.tips.hide : actions.tips.show}
        isBusy={isLoading}
        onClick={() => void toggle()}
      />
      <Action
        icon={PencilIcon}
        label={actions.edit(item.titel)}
        tip={actions.tips.edit}
        onClick={() => setOpen('edit')}
      />
      {!isActive && (
        <Action
          icon={TrashIcon}
          label={actions.remove(item.titel)}
          tip={actions.tips.remove}
          onClick={() => setOpen('delete')}
        />
      )}
      {open === 'edit' && <EditNews id={item.id} onClose={() => setOpen(null)} />}
      <DeleteNews item={item} isOpen={open === 'delete'} onClose={() => setOpen(null)} onDeleted={onDeleted} />
    </div>
  );
}

interface ActionProps {
  icon: Icon;
  label: string;
  tip: string;
  isBusy?: boolean;
  onClick: () => void;
}

function Action({ icon, label, tip, isBusy = false, onClick }: ActionProps) {
  return (
    <Tooltip text={tip} delay={TOOLTIP_DELAY_NEWS_MS}>
      <IconButton icon={icon} label={label} aria-busy={isBusy || undefined} onClick={isBusy ? undefined : onClick} />
    </Tooltip>
  );
}

interface DeleteNewsProps {
  item: NewsItem;
  isOpen: boolean;
  onClose: () => void;
  onDeleted: (() => void) | undefined;
}

function DeleteNews({ item, isOpen, onClose, onDeleted }: DeleteNewsProps) {
  const showToast = useToast();
  const [removeNews, { isLoading }] = useDeleteNewsMutation();
  const confirm = async () => {
    const { error } = await removeNews(item.id);
    onClose();
    if (error) {
      logError('The news item could not be deleted.', error);
      return;
    }
    showToast({ type: 'succes', message: messages.deleted, duration: TOAST_DURATION_NEWS_MS });
    onDeleted?.();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={remove.title}
      confirmLabel={remove.confirm}
      isDanger
      isBusy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{remove.text(item.titel)}</p>
    </ConfirmDialog>
  );
}
