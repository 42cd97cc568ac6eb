import { AnimalEditForm as AnimalEditSchema, type ProvinceOption } from '@portal/shared/contract';
import { Conflict, Form, FormButtons, FormFailure, SubmitButton } from '@portal/shared/ui/form';
import { useState } from 'react';
import type { AnimalVersion } from '../../endpoints/animal-edit';
import { type EditedValues, editedTexts, restoreEdited } from './edited-animal';
import { failed } from './failed';
import { LookupFields, NameField } from './kind-fields';
import { messages } from './messages';
import { MoreFields } from './more-fields';
import { PlaceFields } from './place-fields';
import { TheirFields } from './their-fields';
import { useEditAnimal } from './use-edit-animal';

export interface AnimalEditFormProps {
  animal: AnimalVersion;
  provinces: readonly ProvinceOption[];
  onSaved: () => void;
}

/** The form of an existing animal: what is there is filled in; kind and description are not in it (AN-041). */
export function AnimalEditForm({ animal, provinces, onSaved }: AnimalEditFormProps) {
  const { uuidkey, soort } = animal.item;
  const [saved] = useState((): EditedValues => ({ ...editedTexts(animal.item), base: animal }));
  const { save, theirs } = useEditAnimal(uuidkey);
  return (
    <Form
      schema={AnimalEditSchema}
      defaultValues={saved}
      draft={`animal-${uuidkey}`}
      restore={(draft) => restoreEdited(draft, saved)}
      onSubmit={(values, form) => save(values, form)}
      onSaved={onSaved}
      toasts={{ invalid: { type: 'message', message: messages.invalid }, failed }}
    >
      {theirs ? (
        <Conflict subject="dit dier" onTake={theirs.take}>
          <TheirFields animal={theirs.version.item} names={theirs.contested} />
        </Conflict>
      ) : null}
      <NameField />
      <LookupFields kind={soort} />
      <PlaceFields provinces={provinces} />
      <MoreFields />
      <FormFailure kept={messages.kept} />
      <FormButtons cancel={messages.cancel}>
        <SubmitButton>{messages.save}</SubmitButton>
      </FormButtons>
    </Form>
  );
}
