import { portalPath, RegisterForm as Schema } from '@portal/shared/contract';
import { useToast } from '@portal/shared/session';
import { CheckboxField, Form, PasswordField, SubmitButton, TextField } from '@portal/shared/ui/form';
import { Link } from 'react-router-dom';
import { useUpdateMeMutation } from '../../endpoints/account';
import { messages } from './messages';
import { Refusal } from './refusal';
import { useSignIn } from './use-sign-in';

const words = messages.register;

/** `onBusy` says when an account is being made: the page waits with going on until its names are kept too. */
export interface RegisterFormProps {
  onBusy(isBusy: boolean): void;
}

/** The register side (SH-054). */
export function RegisterForm({ onBusy }: RegisterFormProps) {
  const { attempt, refusal, isBusy } = useSignIn();
  const register = useRegister(attempt);
  return (
    <>
      <Refusal text={refusal} />
      <Form
        schema={Schema}
        // A box that must be ticked begins unticked, which the schema's output cannot be.
        defaultValues={{ firstName: '', lastName: '', email: '', password: '', accept: false as true }}
        label={words.title}
        // Asking would stand in the way of signing in, which leaves this page.
        guard="hold"
        onSubmit={(values) => {
          onBusy(true);
          return register(values).finally(() => onBusy(false));
        }}
      >
        <TextField name="firstName" label={words.firstName} autoComplete="given-name" required />
        <TextField name="lastName" label={words.lastName} autoComplete="family-name" required />
        <TextField name="email" type="email" label={messages.email} autoComplete="username" required />
        <PasswordField
          name="password"
          label={messages.password}
          hint={words.passwordHint}
          autoComplete="new-password"
          required
        />
        <CheckboxField name="accept" label={<AcceptLabel />} required />
        <SubmitButton needsValid isWide isBusy={isBusy}>
          {words.submit}
        </SubmitButton>
      </Form>
    </>
  );
}

/** The policies open beside the form, so that nothing typed is lost. */
function AcceptLabel() {
  return (
    <>
      {words.accept}{' '}
      <Link to={portalPath.disclaimer()} target="_blank">
        {words.disclaimer}
      </Link>{' '}
      {words.and}{' '}
      <Link to={portalPath.privacy()} target="_blank">
        {words.privacy}
      </Link>
    </>
  );
}

function useRegister(attempt: ReturnType<typeof useSignIn>['attempt']) {
  const [updateMe] = useUpdateMeMutation();
  const showToast = useToast();
  return async (account: Schema): Promise<boolean> => {
    const isMade = await attempt((identity) => identity.register(account));
    if (!isMade) return false;
    const { firstName, lastName, email } = account;
    const names = await updateMe({ firstname: firstName, lastName });
    if (names.error) showToast({ type: 'warning', ...messages.namesMissing });
    showToast({ type: 'succes', title: messages.registered.title, message: messages.registered.message(email) });
    return true;
  };
}
