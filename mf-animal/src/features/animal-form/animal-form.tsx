import type { ProvinceLookup } from '@portal/shared/contract';
import { UserType } from '@portal/shared/contract';
import { userTypeOf } from '@portal/shared/domain';
import { type DialogDraft, useDraft, useToast, useUser } from '@portal/shared/session';
import { Button } from '@portal/shared/ui';
import { Form, FormButtons, FormWatch, TextAreaField } from '@portal/shared/ui/form';
import { useEffect, useState } from 'react';
import { FormFailure } from '../../form-parts/form-failure';
import styles from './animal-form.module.css';
import { KindFields } from './kind-fields';
import { messages } from './messages';
import { MoreFields } from './more-fields';
import { emptyAnimal, newAnimalForm, startAnimal } from './new-animal';
import { PlaceFields } from './place-fields';
import { ShelterField } from './shelter-field';
import { useCreateAnimal } from './use-create-animal';

export interface AnimalFormProps {
  provinces: ProvinceLookup;
  /** The shelter's number when an admin creates for a known one. */
  asiel: number | undefined;
  onDraft: (draft: DialogDraft) => void;
  onCancel: () => void;
  onCreated: (uuidkey: string) => void;
}

/** The form of a new animal: the kind first, then what depends on it (AN-031). What is typed waits in the tab until it is sent. */
export function AnimalForm({ provinces, asiel, onDraft, onCancel, onCreated }: AnimalFormProps) {
  const user = useUser();
  const asksShelter = asiel === undefined && user !== null && userTypeOf(user.usertype) === UserType.admin;
  const [empty] = useState(() => emptyAnimal(provinces.filter.asiel_province));
  const { start, typed, isDirty, watch, forget } = useDraft(`animal-new-${asiel ?? 'own'}`, empty, startAnimal);
  useEffect(() => onDraft({ isDirty, forget }), [onDraft, isDirty, forget]);
  const { create, isCreating, failure } = useCreateAnimal(asiel, (uuidkey) => {
    forget();
    onCreated(uuidkey);
  });
  const showToast = useToast();
  return (
    <Form
      schema={newAnimalForm(asksShelter)}
      defaultValues={start}
      onSubmit={create}
      onInvalid={() => showToast({ type: 'message', message: messages.invalid })}
    >
      <FormWatch onChange={watch} />
      <p className={styles.intro}>{messages.intro}</p>
      {asksShelter ? <ShelterField /> : null}
      <KindFields kind={String(typed.soort)} />
      <PlaceFields provinces={provinces.items} />
      <TextAreaField
        name="omschrijving"
        label={messages.description}
        hint={messages.descriptionHint}
        rows={6}
        required
      />
      <MoreFields />
      <FormFailure failure={failure} kept={messages.kept} />
      <FormButtons cancel={messages.cancel} onCancel={onCancel}>
        <Button type="submit" isBusy={isCreating}>
          {messages.create}
        </Button>
      </FormButtons>
    </Form>
  );
}
