import { type Shelter, ShelterPauseForm } from '@portal/shared/contract';
import { formatDate, reactionPause } from '@portal/shared/domain';
import { isRequestError, useToast } from '@portal/shared/session';
import { Button } from '@portal/shared/ui';
import { Form, FormButtons, FormDialog, SubmitButton, TextField } from '@portal/shared/ui/form';
import { useState } from 'react';
import { useUpdateShelterMutation } from '../../endpoints/shelter-profile';
import { messages } from './messages';
import styles from './pause-section.module.css';

const { pause: texts } = messages;

/** 'Even vol' (C15): whether the shelter takes new reactions now, the dialog that pauses them, and one click to take them again. */
export function PauseSection({ shelter }: { shelter: Shelter }) {
  const [isOpen, setOpen] = useState(false);
  const pause = reactionPause(shelter, new Date());
  return (
    <section className={styles.panel} data-paused={pause !== null || undefined} aria-labelledby="even-vol">
      <h2 id="even-vol" className={styles.title}>
        {texts.title}
      </h2>
      <p>{pause ? texts.until(formatDate(pause.until)) : texts.none}</p>
      {pause?.message ? <p className={styles.word}>{pause.message}</p> : null}
      <div className={styles.actions}>
        {pause ? <EndButton shelter={shelter} /> : null}
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {pause ? texts.change : texts.start}
        </Button>
      </div>
      <FormDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={texts.title}
        size="small"
        discard={texts.discard}
      >
        <PauseForm shelter={shelter} onSaved={() => setOpen(false)} />
      </FormDialog>
    </section>
  );
}

function EndButton({ shelter }: { shelter: Shelter }) {
  const [update, { isLoading }] = useUpdateShelterMutation();
  const showToast = useToast();
  async function handleEnd() {
    try {
      await update({ shelter, update: { vol_tot: null } }).unwrap();
      showToast({ type: 'succes', message: texts.ended });
    } catch (error) {
      showToast({ type: 'error', message: isRequestError(error) ? error.message : messages.failed });
    }
  }
  return (
    <Button isBusy={isLoading} onClick={handleEnd}>
      {texts.end}
    </Button>
  );
}

function PauseForm({ shelter, onSaved }: { shelter: Shelter; onSaved: () => void }) {
  const [update] = useUpdateShelterMutation();
  const present = reactionPause(shelter, new Date());
  return (
    <Form
      schema={ShelterPauseForm}
      defaultValues={{ vol_tot: present?.until ?? '', vol_bericht: present?.message ?? '' }}
      draft={`shelter-pause-${shelter.uuidkey}`}
      label={texts.title}
      onSubmit={(values) => update({ shelter, update: values }).unwrap()}
      onSaved={onSaved}
      toasts={{
        sent: { type: 'succes', message: texts.started },
        failed: (error) => ({ type: 'error', message: error?.message ?? messages.failed }),
      }}
    >
      <p>{texts.explanation}</p>
      <TextField name="vol_tot" type="date" label={texts.day} hint={texts.dayHint} required />
      <TextField name="vol_bericht" label={texts.word} hint={texts.wordHint} isOptional />
      <FormButtons cancel={texts.cancel}>
        <SubmitButton>{messages.save}</SubmitButton>
      </FormButtons>
    </Form>
  );
}
