import { TextField } from '@portal/shared/ui/form';
import styles from './animal-form.module.css';
import { messages } from './messages';

/** What may be filled in later (AN-033). */
export function MoreFields() {
  return (
    <fieldset className={styles.more}>
      <legend className={styles.moreTitle}>{messages.moreTitle}</legend>
      <div className={styles.pair}>
        <TextField name="kleur" label={messages.colour} isOptional />
        <TextField name="rasaanvul" label={messages.breedSupplement} hint={messages.breedSupplementHint} isOptional />
        <TextField name="youtubeUrl" type="url" inputMode="url" label={messages.youtube} isOptional />
        <TextField name="amivedinummer" label={messages.amivedi} isOptional />
        <TextField name="donatienummer" label={messages.donation} hint={messages.donationHint} isOptional />
      </div>
    </fieldset>
  );
}
