import { portalPath, SavedSearchDetails } from '@portal/shared/contract';
import { type RequestError, usePortalConfig } from '@portal/shared/session';
import { Dialog } from '@portal/shared/ui';
import { Form, FormButtons, RadioGroup, SubmitButton, TextField } from '@portal/shared/ui/form';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { messages, OFFERED } from './messages';
import styles from './saved-search-dialog.module.css';
import type { SavedSearchDialogProps } from './saved-search-dialog-props';

/** Refusals whose own text says what to do. */
const EXPLAINED = new Set(['LIMIT_REACHED', 'TOO_MANY_REQUESTS', 'NOT_FOUND', 'OFFLINE', 'TIMEOUT']);

/** Name and mails of a saved search (C12). Closed it stays where it is, so that the focus goes back to where it was. */
export function SavedSearchDialog(props: SavedSearchDialogProps) {
  const { isOpen, title, onClose } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="small">
      {isOpen ? <Details {...props} /> : null}
    </Dialog>
  );
}

/** The form; it stays, with everything in it, until the api has said yes. */
function Details({ submitLabel, words, start, hasNotify, save, onClose }: SavedSearchDialogProps) {
  const [failure, setFailure] = useState<RequestError | null>(null);
  return (
    <Form
      schema={SavedSearchDetails}
      defaultValues={start}
      guard="hold"
      onSubmit={async (values, { idempotencyKey }) => {
        const refusal = await save(values, idempotencyKey);
        setFailure(refusal);
        return refusal === null;
      }}
      onSaved={onClose}
    >
      <p className={styles.words}>{words.join(' · ')}</p>
      <TextField
        name="naam"
        label={messages.name}
        hint={messages.nameHint}
        maxLength={100}
        autoComplete="off"
        required
      />
      {hasNotify ? (
        <RadioGroup name="notify" label={messages.notify} hint={messages.notifyHint} options={OFFERED} />
      ) : null}
      <Failure error={failure} />
      <FormButtons cancel={messages.cancel} onCancel={onClose}>
        <SubmitButton>{submitLabel}</SubmitButton>
      </FormButtons>
    </Form>
  );
}

/** Why it was refused; when there is no room, with the way to the list. It stands there from the start: a live region. */
function Failure({ error }: { error: RequestError | null }) {
  const { productSlug } = usePortalConfig();
  return (
    <div role="alert" className={styles.failurePlace}>
      {error === null ? null : (
        <p className={styles.failure}>
          {EXPLAINED.has(error.code) ? error.message : messages.failed}{' '}
          {error.code === 'LIMIT_REACHED' ? (
            <Link to={portalPath.savedSearches(productSlug)}>{messages.toList}</Link>
          ) : null}
        </p>
      )}
    </div>
  );
}
