import {
  type NewsForm,
  type NewsItem,
  NewsForm as NewsSchema,
  NewsStatus,
  TOAST_DURATION_NEWS_MS,
} from '@portal/shared/contract';
import { useDraft, useToast, useUser } from '@portal/shared/session';
import { FlagField, TextField } from '@portal/shared/ui/form';
import { useState } from 'react';
import { EditingDialog } from '../../editing/editing-dialog';
import { EditingForm } from '../../editing/editing-form';
import { useSave } from '../../editing/use-save';
import { useTextPhoto } from '../../editing/use-text-photo';
import { useCreateNewsMutation, useLazyGetNewsVersionQuery, useUpdateNewsMutation } from '../../endpoints/news';
import type { Versioned } from '../../endpoints/versioned';
import { RichTextField } from '../../rich-text/rich-text-field';
import { IntroField } from './intro-field';
import { messages } from './messages';
import styles from './news-form.module.css';

const { fields } = messages;

interface NewsDialogProps {
  /** The item with its version, or null for a new one. */
  existing: Versioned<NewsItem> | null;
  onClose: () => void;
}

/** Creates or edits an item (CO-007 to CO-009). A failing server is only logged and told in the dialog: no toast (CO-011). */
export function NewsDialog({ existing, onClose }: NewsDialogProps) {
  const user = useUser();
  const showToast = useToast();
  const uploadPhoto = useTextPhoto();
  const [saved] = useState(() => ({
    ...(existing ? valuesOf(existing.item) : emptyForm(user?.displayname ?? '')),
    etag: existing?.etag ?? null,
  }));
  // A draft goes on from the version that it began with: what somebody else saved meanwhile is shown, never overwritten (C29).
  const draft = useDraft(`news-${existing?.item.id ?? 'new'}`, saved);
  const { isSaving, save, theirs, forgetTheirs } = useSaveNews(existing && { ...existing, etag: draft.start.etag });
  const finish = () => {
    draft.forget();
    const message = existing ? messages.updated : messages.created;
    showToast({ type: 'succes', message, duration: TOAST_DURATION_NEWS_MS });
    onClose();
  };
  return (
    <EditingDialog
      title={existing ? messages.editTitle(existing.item.titel) : messages.newTitle}
      draft={draft}
      onClose={onClose}
    >
      {(close) => (
        <EditingForm
          schema={NewsSchema}
          defaults={draft.start}
          theirs={theirs}
          valuesOf={valuesOf}
          isSaving={isSaving}
          save={save}
          onTheirsTaken={forgetTheirs}
          onSaved={finish}
          onInvalid={() => showToast({ type: 'warning', message: messages.invalid })}
          onWatch={draft.watch}
          onCancel={close}
          saveLabel={messages.save}
        >
          <TextField name="titel" label={fields.title} />
          <div className={styles.pair}>
            <TextField name="datum" label={fields.date} type="date" />
            <TextField name="auteur" label={fields.author} autoComplete="name" isOptional />
          </div>
          <RichTextField name="tekst" label={fields.text} onUpload={uploadPhoto} />
          <IntroField typed={draft.typed.intro} />
          <FlagField name="aktief" label={fields.active} hint={fields.activeHint} states={fields.activeStates} />
        </EditingForm>
      )}
    </EditingDialog>
  );
}

function useSaveNews(existing: Versioned<NewsItem> | null) {
  const [create] = useCreateNewsMutation();
  const [update] = useUpdateNewsMutation();
  const [read] = useLazyGetNewsVersionQuery();
  return useSave<NewsItem, NewsForm>(existing, { create, update, read });
}

const valuesOf = ({ titel, datum, tekst, intro, auteur, aktief }: NewsItem) => ({
  titel,
  datum,
  tekst,
  intro: intro ?? '',
  auteur: auteur ?? '',
  aktief: aktief as NewsStatus,
});

const emptyForm = (auteur: string) => ({
  titel: '',
  datum: '',
  tekst: '',
  intro: '',
  auteur,
  aktief: NewsStatus.inactive as NewsStatus,
});
