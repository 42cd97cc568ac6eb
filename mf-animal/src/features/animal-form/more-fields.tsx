import { TextField } from '@portal/shared/ui/form';
import styles from './animal-form.module.css';
import { messages } from './messages';

/** What may be filled in later (AN-033). */
export function MoreFields() {
  return (
    <fieldset className={styles.more}>
      <legend className={styles.moreTitle}>
        {messages.moreTitle} <span className={styles.optional}>{messages.optional}</span>
      </legend>
      <div className={styles.pair}>
        <TextField name="kleur" label={messages.colour} />
        <TextField name="rasaanvul" label={messages.breedSupplement} />
        <TextField name="youtubeUrl" type="url" inputMode="url" label={messages.youtube} />
        <TextField name="amivedinummer" label={messages.amivedi} />
        <TextField name="donatienummer" label={messages.donation} hint={messages.donationHint} />
      </div>
    </fieldset>
  );
}
