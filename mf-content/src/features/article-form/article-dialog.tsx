import {
  type Article,
  type ArticleCategory,
  type ArticleForm,
  ArticleForm as ArticleSchema,
  type ArticleStatus,
} from '@portal/shared/contract';
import { articleAlias } from '@portal/shared/domain';
import { useDraft, useToast, useUser } from '@portal/shared/session';
import { SelectField, TextField } from '@portal/shared/ui/form';
import { useState } from 'react';
import { EditingDialog } from '../../editing/editing-dialog';
import { EditingForm } from '../../editing/editing-form';
import { type SaveOutcome, useSave } from '../../editing/use-save';
import { useTextPhoto } from '../../editing/use-text-photo';
import {
  useCreateArticleMutation,
  useLazyGetArticleVersionQuery,
  useUpdateArticleMutation,
} from '../../endpoints/article';
import type { Versioned } from '../../endpoints/versioned';
import { RichTextField } from '../../rich-text/rich-text-field';
import styles from './article-form.module.css';
import { messages } from './messages';

const { fields } = messages;

interface ArticleDialogProps {
  /** The article with its version, or null for a new one of `category`. */
  existing: Versioned<Article> | null;
  category: ArticleCategory;
  onClose: () => void;
}

/** Creates or edits an article or an annual report (CO-026, CO-027, C48). Saving an existing one is disabled while the form is wrong. */
export function ArticleDialog({ existing, category, onClose }: ArticleDialogProps) {
  const user = useUser();
  const showToast = useToast();
  const uploadPhoto = useTextPhoto();
  const [saved] = useState(() => ({
    ...(existing ? valuesOf(existing.item) : emptyForm(user?.displayname ?? '')),
    etag: existing?.etag ?? null,
  }));
  // A draft goes on from the version that it began with: what somebody else saved meanwhile is shown, never overwritten (C29).
  const draft = useDraft(`article-${category}-${existing?.item.id ?? 'new'}`, saved);
  const { isSaving, save, theirs, forgetTheirs } = useSaveArticle(
    existing && { ...existing, etag: draft.start.etag },
    category,
  );
  const finish = () => {
    draft.forget();
    onClose();
  };
  const saveAndTell = async (form: ArticleForm): Promise<SaveOutcome> => {
    const outcome = await save(form);
    if (outcome.result === 'saved') showToast({ type: 'succes', ...(existing ? messages.updated : messages.created) });
    else if (outcome.result !== 'stale')
      showToast({ type: 'error', ...(existing ? messages.updateFailed : messages.createFailed) });
    return outcome;
  };
  return (
    <EditingDialog
      title={existing ? messages.editTitle(existing.item.titel) : messages.newTitle}
      draft={draft}
      onClose={onClose}
    >
      {(close) => (
        <EditingForm
          schema={ArticleSchema}
          defaults={draft.start}
          theirs={theirs}
          valuesOf={valuesOf}
          isSaving={isSaving}
          isSaveDisabled={existing !== null && !ArticleSchema.safeParse(draft.typed).success}
          save={saveAndTell}
          onTheirsTaken={forgetTheirs}
          onSaved={finish}
          onInvalid={() => showToast({ type: 'warning', ...messages.invalid })}
          onWatch={draft.watch}
          onCancel={close}
          saveLabel={messages.save}
        >
          <TextField name="titel" label={fields.title} />
          <div className={styles.fields}>
            <SelectField
              name="aktief"
              label={fields.status}
              options={messages.statuses}
              {...(existing ? {} : { emptyLabel: fields.choose })}
            />
            <TextField name="auteur" label={fields.author} autoComplete="name" />
            <TextField name="datum" label={fields.date} type="date" />
          </div>
          <RichTextField name="tekst" label={fields.text} onUpload={uploadPhoto} />
        </EditingForm>
      )}
    </EditingDialog>
  );
}

/** New articles carry their alias; a category of its own is sent for the annual report alone (C48). */
function useSaveArticle(existing: Versioned<Article> | null, categorie: ArticleCategory) {
  const [create] = useCreateArticleMutation();
  const [update] = useUpdateArticleMutation();
  const [read] = useLazyGetArticleVersionQuery();
  return useSave<Article, ArticleForm>(existing, {
    create: ({ form, key }) => create({ form: { ...form, categorie, alias: articleAlias(form.titel) }, key }),
    update: ({ id, fields: changed, etag }) =>
      update({ id, fields: { ...changed, id, categorie, alias: existing?.item.alias }, etag }),
    read,
  });
}

const valuesOf = ({ titel, aktief, auteur, datum, tekst }: Article) => ({
  titel,
  aktief: String(aktief) as string | ArticleStatus,
  auteur,
  datum,
  tekst,
});

const emptyForm = (auteur: string) => ({
  titel: '',
  aktief: '' as string | ArticleStatus,
  auteur,
  datum: '',
  tekst: '',
});
