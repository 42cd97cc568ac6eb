import { type ProvinceLookup, UserType } from '@portal/shared/contract';
import { userTypeOf } from '@portal/shared/domain';
import { type RequestError, useUser } from '@portal/shared/session';
import {
  Form,
  FormButtons,
  FormFailure,
  SubmitButton,
  type SubmitFailure,
  TextAreaField,
  TextField,
} from '@portal/shared/ui/form';
import { useState } from 'react';
import { OptionalGroup } from '../../common/optional-group';
import { useCreateAnimalMutation } from '../../endpoints/animal';
import styles from './animal-form.module.css';
import { KindFields } from './kind-fields';
import { messages } from './messages';
import { emptyAnimal, newAnimalBody, newAnimalForm, startAnimal } from './new-animal';
import { PlaceFields } from './place-fields';
import { ShelterField } from './shelter-field';

export interface AnimalFormProps {
  provinces: ProvinceLookup;
  /** The shelter's number when an admin creates for a known one. */
  asiel: number | undefined;
  onCreated: (uuidkey: string) => void;
}

/** The form of a new animal: the kind first, then what depends on it (AN-031), and at the end what may be filled in later (AN-033). */
export function AnimalForm({ provinces, asiel, onCreated }: AnimalFormProps) {
  const user = useUser();
  const asksShelter = asiel === undefined && user !== null && userTypeOf(user.usertype) === UserType.admin;
  const [empty] = useState(() => emptyAnimal(provinces.filter.asiel_province));
  const [createAnimal] = useCreateAnimalMutation();
  return (
    <Form
      schema={newAnimalForm(asksShelter)}
      defaultValues={empty}
      draft={`animal-new-${asiel ?? 'own'}`}
      restore={startAnimal}
      onSubmit={(values, { idempotencyKey }) =>
        createAnimal({ body: newAnimalBody(values, asiel), idempotencyKey }).unwrap()
      }
      onSaved={({ uuidkey }) => onCreated(uuidkey)}
      toasts={{
        sent: { type: 'succes', ...messages.created },
        invalid: { type: 'message', message: messages.invalid },
        failed,
      }}
    >
      <p className={styles.intro}>{messages.intro}</p>
      {asksShelter ? <ShelterField /> : null}
      <KindFields />
      <PlaceFields provinces={provinces.items} />
      <TextAreaField
        name="omschrijving"
        label={messages.description}
        hint={messages.descriptionHint}
        rows={6}
        required
      />
      <OptionalGroup title={messages.moreTitle}>
        <TextField name="kleur" label={messages.colour} />
        <TextField name="rasaanvul" label={messages.breedSupplement} />
        <TextField name="youtubeUrl" type="url" inputMode="url" label={messages.youtube} />
        <TextField name="amivedinummer" label={messages.amivedi} />
        <TextField name="donatienummer" label={messages.donation} hint={messages.donationHint} />
      </OptionalGroup>
      <FormFailure kept={messages.kept} />
      <FormButtons cancel={messages.cancel}>
        <SubmitButton>{messages.create}</SubmitButton>
      </FormButtons>
    </Form>
  );
}

/** A full shelter is a warning of its own (C11). */
function failed(error: RequestError | null): SubmitFailure {
  if (error?.fields) return { type: 'message', message: messages.invalid };
  if (error?.code === 'LIMIT_REACHED')
    return { type: 'warning', message: messages.limitReached, inForm: error.message };
  return { type: 'error', ...messages.failed };
}
