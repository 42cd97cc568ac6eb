import { Answer } from '@portal/shared/contract';
import { TextField, useFieldValue } from '@portal/shared/ui/form';
import styles from './animal-form.module.css';
import { messages } from './messages';

/** Of a found animal: since when and for which municipality it is kept. With a day the owner's term runs (C51). */
export function FoundFields() {
  if (useFieldValue('gevonden') !== Answer.yes) return null;
  return (
    <div className={styles.pair}>
      <TextField name="inbewaring" type="date" label={messages.custody} hint={messages.custodyHint} isOptional />
      <TextField name="gemeente" label={messages.municipality} hint={messages.municipalityHint} isOptional />
    </div>
  );
}
