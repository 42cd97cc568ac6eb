import { LoginForm as Schema } from '@portal/shared/contract';
import { Button } from '@portal/shared/ui';
import { CheckboxField, Form, PasswordField, SubmitButton, TextField, useFieldValue } from '@portal/shared/ui/form';
import { useState } from 'react';
import { messages } from './messages';
import { Refusal } from './refusal';
import { rememberEmail, rememberedEmail } from './remember-me';
import styles from './sign-in.module.css';
import { SocialButtons } from './social-buttons';
import { useSignIn } from './use-sign-in';

interface LoginFormProps {
  /** The dialog for a forgotten password, with the address that was typed. */
  onForgot(email: string): void;
}

const words = messages.login;

/** The login side (SH-052, SH-053, SH-055): whoever succeeds is taken on by the page. */
export function LoginForm({ onForgot }: LoginFormProps) {
  const { attempt, refusal, isBusy } = useSignIn();
  const [remembered] = useState(rememberedEmail);
  return (
    <>
      <Refusal text={refusal} />
      <Form
        schema={Schema}
        defaultValues={{ email: remembered ?? '', password: '', rememberMe: remembered !== null }}
        label={words.title}
        guard="hold"
        onSubmit={({ email, password, rememberMe }) =>
          attempt(async (identity) => {
            await identity.signIn(email, password);
            rememberEmail(email, rememberMe);
          })
        }
      >
        <TextField name="email" type="email" label={messages.email} autoComplete="username" required />
        <PasswordField name="password" label={messages.password} autoComplete="current-password" required />
        <div className={styles.row}>
          <CheckboxField name="rememberMe" label={words.rememberMe} />
          <ForgotButton onForgot={onForgot} />
        </div>
        <SubmitButton needsValid isWide isBusy={isBusy}>
          {words.submit}
        </SubmitButton>
      </Form>
      <p className={styles.or}>{words.or}</p>
      <SocialButtons isBusy={isBusy} onChoose={(provider) => attempt((identity) => identity.signInWith(provider))} />
    </>
  );
}

function ForgotButton({ onForgot }: LoginFormProps) {
  const email = String(useFieldValue('email'));
  return (
    <Button variant="quiet" onClick={() => onForgot(email)}>
      {words.forgot}
    </Button>
  );
}
