import { type AccountRow, type AccountUpdate, AccountForm as Schema, UserType } from '@portal/shared/contract';
import { Form, FormButtons, SelectField, SubmitButton, TextField } from '@portal/shared/ui/form';
import { messages } from './messages';

const TYPE_OPTIONS = Object.values(UserType).map((type) => ({ value: type, label: messages.types[type] }));

/** `onSave` gets what `PUT users/{uid}` takes. */
export interface AccountFormProps {
  account: AccountRow;
  onSave: (change: AccountUpdate) => unknown;
  onCancel: () => void;
}

/** Type and shelter of an account. No screen opens it (BE-025). */
export function AccountForm({ account, onSave, onCancel }: AccountFormProps) {
  const { usertype, asiel, uid, user_id, email_verified } = account;
  return (
    <Form
      schema={Schema}
      label={messages.form}
      defaultValues={{ usertype, id: asiel === null ? '' : String(asiel) }}
      onSubmit={(values) =>
        onSave({ usertype: values.usertype, uid, user_id, id: values.id === '' ? null : Number(values.id) })
      }
    >
      {email_verified === false ? <p>{messages.unconfirmed}</p> : null}
      <SelectField name="usertype" label={messages.usertype} options={TYPE_OPTIONS} />
      <TextField name="id" label={messages.shelter} inputMode="numeric" autoComplete="off" isOptional />
      <FormButtons cancel={messages.cancel} onCancel={onCancel}>
        <SubmitButton>{messages.save}</SubmitButton>
      </FormButtons>
    </Form>
  );
}
