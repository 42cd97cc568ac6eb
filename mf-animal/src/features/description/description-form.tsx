import { AnimalStoryForm } from '@portal/shared/contract';
import { textToHtml } from '@portal/shared/domain';
import type { RequestError } from '@portal/shared/session';
import { HtmlText } from '@portal/shared/ui';
import {
  Conflict,
  Form,
  FormButtons,
  FormFailure,
  SubmitButton,
  type SubmitFailure,
  TextAreaField,
} from '@portal/shared/ui/form';
import { useEffect, useRef, useState } from 'react';
import { hasFormats, htmlToText } from '../../common/plain-text';
import { useSaveAnimal } from '../../common/save-animal';
import type { AnimalVersion } from '../../endpoints/animal-edit';
import styles from './description.module.css';
import { messages } from './messages';

/** What saving needs of the form. */
interface StoryEditing {
  getValues(): unknown;
  reset(values: StoryValues): void;
}

/** The text, and the version that it began with, from which a draft goes on. */
interface StoryValues {
  omschrijving: string;
  base: AnimalVersion;
}

const storyOf = (base: AnimalVersion): StoryValues => ({ omschrijving: htmlToText(base.item.omschrijving), base });

/**
 * The description as text. Leaving saves with one call, without a change with none: formats that were not touched stay (AN-056). What
 * somebody else wrote meanwhile is shown beside it, to choose from (C29).
 */
export function DescriptionForm({ animal, onDone }: { animal: AnimalVersion; onDone: () => void }) {
  const { uuidkey } = animal.item;
  const [saved] = useState(() => storyOf(animal));
  const [theirs, setTheirs] = useState<{ version: AnimalVersion; take: () => void } | null>(null);
  const saveAnimal = useSaveAnimal(uuidkey);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('textarea')?.focus(), []);

  async function save(text: string, form: StoryEditing): Promise<boolean> {
    const from = theirs?.version ?? (form.getValues() as StoryValues).base;
    if (text === htmlToText(from.item.omschrijving)) return true;
    const result = await saveAnimal(from, { omschrijving: textToHtml(text) });
    if ('saved' in result) return true;
    const take = () => {
      form.reset(storyOf(result.theirs));
      setTheirs(null);
    };
    setTheirs({ version: result.theirs, take });
    return false;
  }

  return (
    <div ref={place}>
      <Form
        schema={AnimalStoryForm}
        defaultValues={saved}
        draft={`animal-story-${uuidkey}`}
        onSubmit={({ omschrijving }, form) => save(omschrijving, form)}
        onSaved={onDone}
        toasts={{ failed }}
      >
        {theirs ? (
          <Conflict subject="dit dier" onTake={theirs.take}>
            <HtmlText html={theirs.version.item.omschrijving} />
          </Conflict>
        ) : null}
        {hasFormats(animal.item.omschrijving) ? <p className={styles.notice}>{messages.formats}</p> : null}
        <TextAreaField name="omschrijving" label={messages.label} hint={messages.hint} rows={12} required />
        <FormFailure kept={messages.kept} />
        <FormButtons cancel={messages.cancel} onCancel={onDone} discard={messages.unsaved}>
          <SubmitButton>{messages.save}</SubmitButton>
        </FormButtons>
      </Form>
    </div>
  );
}

/** What is wrong with the text stands at its field. */
function failed(error: RequestError | null): SubmitFailure | undefined {
  if (error?.fields) return undefined;
  return { type: 'error', message: messages.failed, ...(error && { inForm: `${messages.failed} ${error.message}` }) };
}
