import {
  type NewsForm,
  type NewsItem,
  NewsForm as NewsSchema,
  NewsStatus,
  TOAST_DURATION_NEWS_MS,
} from '@portal/shared/contract';
import { useUser } from '@portal/shared/session';
import { FlagField, TextField } from '@portal/shared/ui/form';
import { EditingDialog } from '../../common/editing/editing-dialog';
import { useTextPhoto } from '../../common/editing/use-text-photo';
import { RichTextField } from '../../common/rich-text/rich-text-field';
import { useCreateNewsMutation, useLazyGetNewsVersionQuery, useUpdateNewsMutation } from '../../endpoints/news';
import type { Versioned } from '../../endpoints/versioned';
import { IntroField } from './intro-field';
import { messages } from './messages';
import styles from './news-form.module.css';

const { fields } = messages;

interface NewsDialogProps {
  /** The item with its version, or null for a new one. */
  existing: Versioned<NewsItem> | null;
  onClose: () => void;
}

/** Creates or edits an item (CO-007 to CO-009). A failing server is only logged and shown in the dialog: no toast (CO-011). */
export function NewsDialog({ existing, onClose }: NewsDialogProps) {
  const user = useUser();
  const uploadPhoto = useTextPhoto();
  const [create] = useCreateNewsMutation();
  const [update] = useUpdateNewsMutation();
  const [read] = useLazyGetNewsVersionQuery();
  const message = existing ? messages.updated : messages.created;
  return (
    <EditingDialog<NewsItem, NewsForm>
      title={existing ? messages.editTitle(existing.item.titel) : messages.newTitle}
      schema={NewsSchema}
      existing={existing}
      valuesOf={valuesOf}
      empty={emptyForm(user?.displayname ?? '')}
      draft={`news-${existing?.item.id ?? 'new'}`}
      calls={{ create, update, read }}
      toasts={{
        sent: { type: 'succes', message, duration: TOAST_DURATION_NEWS_MS },
        invalid: { type: 'warning', message: messages.invalid },
      }}
      saveLabel={messages.save}
      onClose={onClose}
    >
      <TextField name="titel" label={fields.title} />
      <div className={styles.pair}>
        <TextField name="datum" label={fields.date} type="date" />
        <TextField name="auteur" label={fields.author} autoComplete="name" isOptional />
      </div>
      <RichTextField name="tekst" label={fields.text} onUpload={uploadPhoto} />
      <IntroField />
      <FlagField name="aktief" label={fields.active} hint={fields.activeHint} states={fields.activeStates} />
    </EditingDialog>
  );
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
