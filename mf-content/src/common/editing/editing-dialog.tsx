import { HtmlText } from '@portal/shared/ui';
import { Conflict, Form, FormButtons, FormDialog, SubmitButton, type SubmitToasts } from '@portal/shared/ui/form';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Versioned } from '../../endpoints/versioned';
import styles from './editing.module.css';
import { messages } from './messages';
import { type EditedText, type SaveCalls, useSave } from './use-save';

interface EditingDialogProps<T extends EditedText, Values> {
  title: string;
  schema: ComponentProps<typeof Form>['schema'];
  /** The text with its version, or null for a new one. */
  existing: Versioned<T> | null;
  valuesOf: (item: T) => object;
  /** What a new text begins with. */
  empty: object;
  /** Subject of its draft. */
  draft: string;
  calls: SaveCalls<T, Values>;
  toasts: SubmitToasts;
  /** Disables saving while the form is wrong, where the specification wants that. */
  needsValid?: boolean;
  saveLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** The form of a text in a dialog, with what may happen when it is saved: refused fields, a failing server, another editor (C29). */
export function EditingDialog<T extends EditedText, Values>(props: EditingDialogProps<T, Values>) {
  const { existing, valuesOf, onClose, needsValid = false } = props;
  // A draft goes on from the version that it began with: what somebody else saved meanwhile is shown, never overwritten.
  const [saved] = useState(() => ({
    ...(existing ? valuesOf(existing.item) : props.empty),
    etag: existing?.etag ?? null,
  }));
  const { save, theirs, hasFailed } = useSave(existing?.item.id, props.calls, valuesOf);
  return (
    <FormDialog size="large" title={props.title} onClose={onClose} discard={messages.unsaved}>
      <Form
        schema={props.schema}
        defaultValues={saved}
        draft={props.draft}
        onSubmit={(values, form) => save(values as Values, form)}
        onSaved={onClose}
        toasts={props.toasts}
      >
        {theirs && (
          <Conflict subject={messages.subject} onTake={theirs.take}>
            <p className={styles.theirTitle}>{theirs.item.titel}</p>
            <HtmlText html={theirs.item.tekst} />
          </Conflict>
        )}
        {props.children}
        <p role="alert" className={styles.failed}>
          {hasFailed ? messages.notSaved : ''}
        </p>
        <FormButtons cancel={messages.cancel}>
          <SubmitButton needsValid={needsValid}>{props.saveLabel}</SubmitButton>
        </FormButtons>
      </Form>
    </FormDialog>
  );
}
