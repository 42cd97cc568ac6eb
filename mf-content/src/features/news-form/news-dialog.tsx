import { type NewsForm, type NewsItem, NewsForm as NewsSchema, NewsStatus } from '@portal/shared/contract';
import { useToast, useUnsavedInput, useUser } from '@portal/shared/session';
import { Button, ConfirmDialog, Dialog } from '@portal/shared/ui';
import { FlagField, Form, FormWatch, TextField } from '@portal/shared/ui/form';
import { useCallback, useState } from 'react';
import { Conflict } from '../../editing/conflict';
import editing from '../../editing/editing.module.css';
import { messages as editingMessages } from '../../editing/messages';
import { useTextPhoto } from '../../editing/use-text-photo';
import type { Versioned } from '../../endpoints/versioned';
import { RichTextField } from '../../rich-text/rich-text-field';
import { IntroField } from './intro-field';
import { messages } from './messages';
import styles from './news-form.module.css';
import { useSaveNews } from './use-save-news';

const { fields } = messages;
const { unsaved } = editingMessages;

interface NewsDialogProps {
  /** The item with its version, or null for a new one. */
  existing: Versioned<NewsItem> | null;
  onClose: () => void;
}

/** Creates or edits an item (CO-007, CO-008). Closing with changes asks first. */
export function NewsDialog({ existing, onClose }: NewsDialogProps) {
  const user = useUser();
  const [defaults] = useState(() => (existing ? valuesOf(existing.item) : emptyForm(user?.displayname ?? '')));
  const [typed, setTyped] = useState<Partial<typeof defaults>>(defaults);
  const [isAsking, setAsking] = useState(false);
  const isDirty = JSON.stringify({ ...defaults, ...typed }) !== JSON.stringify(defaults);
  useUnsavedInput(isDirty);
  const watch = useCallback((values: Partial<typeof defaults>) => setTyped(values), []);
  const close = useCallback(() => (isDirty ? setAsking(true) : onClose()), [isDirty, onClose]);
  return (
    <>
      <Dialog
        isOpen
        onClose={close}
        size="large"
        title={existing ? messages.editTitle(existing.item.titel) : messages.newTitle}
      >
        <NewsFields
          existing={existing}
          defaults={defaults}
          intro={typed.intro ?? ''}
          onWatch={watch}
          onCancel={close}
          onSaved={onClose}
        />
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        title={unsaved.title}
        confirmLabel={unsaved.confirm}
        cancelLabel={unsaved.cancel}
        isDanger
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        <p>{unsaved.text}</p>
      </ConfirmDialog>
    </>
  );
}

interface FieldErrors {
  setError(name: keyof NewsForm, error: { message: string }): void;
}

interface NewsFieldsProps {
  existing: Versioned<NewsItem> | null;
  defaults: ReturnType<typeof emptyForm>;
  intro: string;
  onWatch: (values: object) => void;
  onCancel: () => void;
  onSaved: () => void;
}

function NewsFields({ existing, defaults, intro, onWatch, onCancel, onSaved }: NewsFieldsProps) {
  const showToast = useToast();
  const uploadPhoto = useTextPhoto();
  const { save, theirs, forgetTheirs, isSaving } = useSaveNews(existing);
  const [hasFailed, setFailed] = useState(false);
  const [start, setStart] = useState({ values: defaults, number: 0 });

  const submit = async (values: NewsForm, { setError }: FieldErrors) => {
    setFailed(false);
    const outcome = await save(values);
    if (outcome.result === 'saved') onSaved();
    if (outcome.result === 'failed') setFailed(true);
    if (outcome.result !== 'refused') return;
    for (const [name, message] of Object.entries(outcome.fields)) setError(name as keyof NewsForm, { message });
  };
  const takeTheirs = () => {
    if (theirs) setStart(({ number }) => ({ values: valuesOf(theirs), number: number + 1 }));
    forgetTheirs();
  };

  return (
    <Form
      key={start.number}
      schema={NewsSchema}
      defaultValues={start.values}
      onSubmit={submit}
      onInvalid={() => showToast({ type: 'warning', message: messages.invalid })}
    >
      <FormWatch onChange={onWatch} />
      {theirs && <Conflict title={theirs.titel} html={theirs.tekst} isBusy={isSaving} onTake={takeTheirs} />}
      <TextField name="titel" label={fields.title} />
      <div className={styles.pair}>
        <TextField name="datum" label={fields.date} type="date" />
        <TextField name="auteur" label={fields.author} autoComplete="name" isOptional />
      </div>
      <RichTextField name="tekst" label={fields.text} onUpload={uploadPhoto} />
      <IntroField typed={intro} />
      <FlagField name="aktief" label={fields.active} hint={fields.activeHint} />
      <p role="alert" className={editing.failed}>
        {hasFailed ? editingMessages.notSaved : ''}
      </p>
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={onCancel}>
          {messages.cancel}
        </Button>
        <Button type="submit" isBusy={isSaving}>
          {messages.save}
        </Button>
      </div>
    </Form>
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
