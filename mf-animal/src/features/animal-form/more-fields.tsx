import { TextField } from '@portal/shared/ui/form';
import { OptionalGroup } from '../../common/optional-group';
import { messages } from './messages';

/** What may be left empty or filled in later (AN-033). */
export function MoreFields() {
  return (
    <OptionalGroup title={messages.moreTitle}>
      <TextField name="kleur" label={messages.colour} />
      <TextField name="rasaanvul" label={messages.breedSupplement} />
      <TextField name="youtubeUrl" type="url" inputMode="url" label={messages.youtube} />
      <TextField name="amivedinummer" label={messages.amivedi} />
      <TextField name="donatienummer" label={messages.donation} hint={messages.donationHint} />
    </OptionalGroup>
  );
}
