import {
  type Article,
  type ArticleCategory,
  type ArticleForm,
  ArticleForm as ArticleSchema,
  type ArticleStatus,
} from '@portal/shared/contract';
import { articleAlias } from '@portal/shared/domain';
import { useUser } from '@portal/shared/session';
import { SelectField, TextField } from '@portal/shared/ui/form';
import { EditingDialog } from '../../common/editing/editing-dialog';
import type { SaveCalls } from '../../common/editing/use-save';
import { useTextPhoto } from '../../common/editing/use-text-photo';
import { RichTextField } from '../../common/rich-text/rich-text-field';
import {
  useCreateArticleMutation,
  useLazyGetArticleVersionQuery,
  useUpdateArticleMutation,
} from '../../endpoints/article';
import type { Versioned } from '../../endpoints/versioned';
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
  const uploadPhoto = useTextPhoto();
  return (
    <EditingDialog
      title={existing ? messages.editTitle(existing.item.titel) : messages.newTitle}
      schema={ArticleSchema}
      existing={existing}
      valuesOf={valuesOf}
      empty={emptyForm(user?.displayname ?? '')}
      draft={`article-${category}-${existing?.item.id ?? 'new'}`}
      calls={useArticleCalls(existing, category)}
      toasts={{
        sent: { type: 'succes', ...(existing ? messages.updated : messages.created) },
        invalid: { type: 'warning', ...messages.invalid },
        failed: { type: 'error', ...(existing ? messages.updateFailed : messages.createFailed) },
      }}
      needsValid={existing !== null}
      saveLabel={messages.save}
      onClose={onClose}
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
    </EditingDialog>
  );
}

/** New articles carry their alias; a category of its own is sent for the annual report alone (C48). */
function useArticleCalls(
  existing: Versioned<Article> | null,
  categorie: ArticleCategory,
): SaveCalls<Article, ArticleForm> {
  const [create] = useCreateArticleMutation();
  const [update] = useUpdateArticleMutation();
  const [read] = useLazyGetArticleVersionQuery();
  return {
    create: ({ form, key }) => create({ form: { ...form, categorie, alias: articleAlias(form.titel) }, key }),
    update: ({ id, fields: changed, etag }) =>
      update({ id, fields: { ...changed, id, categorie, alias: existing?.item.alias }, etag }),
    read,
  };
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
