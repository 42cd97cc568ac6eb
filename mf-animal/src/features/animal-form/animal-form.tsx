import { type ProvinceLookup, UserType } from '@portal/shared/contract';
import { userTypeOf } from '@portal/shared/domain';
import { useUser } from '@portal/shared/session';
import { Form, FormButtons, FormFailure, SubmitButton, TextAreaField } from '@portal/shared/ui/form';
import { useRef, useState } from 'react';
import { draftGroup } from '../../common/photo/photo-strip';
import { usePhotoQueue } from '../../common/photo/use-photo-queue';
import styles from './animal-form.module.css';
import { AnimalPhotos } from './animal-photos';
import { failed } from './failed';
import { KindFields } from './kind-fields';
import { messages } from './messages';
import { MoreFields } from './more-fields';
import { conceptOf, emptyAnimal, newAnimalBody, newAnimalForm, startAnimal } from './new-animal';
import { PlaceFields } from './place-fields';
import { ShelterField } from './shelter-field';
import { useAddAnimal } from './use-add-animal';

export interface AnimalFormProps {
  provinces: ProvinceLookup;
  /** The shelter's number when an admin creates for a known one. */
  asiel: number | undefined;
  onCreated: (uuidkey: string) => void;
}

/**
 * The form of a new animal: its photos, which are sent while the rest is filled in (C42), the kind first, then what depends on it (AN-031), and at the end what may be filled in later (AN-033). It is saved
 * as a preview (AN-037), and published after that when the second button is used; Enter saves only.
 */
export function AnimalForm({ provinces, asiel, onCreated }: AnimalFormProps) {
  const user = useUser();
  const asksShelter = asiel === undefined && user !== null && userTypeOf(user.usertype) === UserType.admin;
  const [empty] = useState(() => emptyAnimal(provinces.filter.asiel_province));
  const addAnimal = useAddAnimal();
  const queue = usePhotoQueue();
  const draft = `animal-new-${asiel ?? 'own'}`;
  /** Which of the two buttons sends the form. */
  const isPublished = useRef(false);
  return (
    <Form
      schema={newAnimalForm(asksShelter)}
      defaultValues={empty}
      draft={draft}
      draftOutlivesTab
      restore={startAnimal}
      onSubmit={async (values, { idempotencyKey, getValues }) => {
        const concept = conceptOf(getValues());
        // The key of the photos outlives the tab: an animal that was added just before it was killed is not added again.
        const options = { idempotencyKey: concept || idempotencyKey, isPublished: isPublished.current };
        const { uuidkey } = await addAnimal(newAnimalBody(values, asiel, concept), options);
        return { uuidkey, concept };
      }}
      onSaved={({ uuidkey, concept }) => {
        queue.adopt(draftGroup(concept), uuidkey);
        onCreated(uuidkey);
      }}
      toasts={{
        sent: { type: 'succes', ...messages.created },
        invalid: { type: 'message', message: messages.invalid },
        failed,
      }}
    >
      <p className={styles.intro}>{messages.intro}</p>
      <AnimalPhotos draft={draft} />
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
      <MoreFields />
      <FormFailure kept={messages.kept} />
      <FormButtons cancel={messages.cancel}>
        <SubmitButton
          variant="secondary"
          onClick={() => {
            isPublished.current = false;
          }}
        >
          {messages.save}
        </SubmitButton>
        <SubmitButton
          onClick={() => {
            isPublished.current = true;
          }}
        >
          {messages.saveAndPublish}
        </SubmitButton>
      </FormButtons>
    </Form>
  );
}
