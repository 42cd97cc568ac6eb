import { useIdentity } from '@portal/shared/platform';
import { useEffect, useState } from 'react';
import { ForgotPasswordDialog } from './forgot-password-dialog';
import { LoginForm } from './login-form';
import { RegisterForm } from './register-form';
import styles from './sign-in.module.css';
import { SignInCard } from './sign-in-card';
import type { Side, SignInPurpose } from './sign-in-purpose';

export interface SignInProps {
  side: Side;
  paths: Readonly<Record<Side, string>>;
  /** What one signs in for, when the way back says so. */
  purpose: SignInPurpose | null;
  /** Opens the dialog for a forgotten password at once. */
  isForgotten: boolean;
  onRegistering(isBusy: boolean): void;
}

/** Logging in and registering. The sign-in client is fetched now, before the first click needs it. */
export function SignIn({ side, paths, purpose, isForgotten, onRegistering }: SignInProps) {
  const identity = useIdentity();
  const [forgottenBy, setForgottenBy] = useState<string | null>(isForgotten ? '' : null);
  useEffect(() => {
    // What goes wrong here is said at the first click.
    identity().catch(() => {});
  }, [identity]);
  return (
    <div className={styles.page}>
      <SignInCard
        side={side}
        paths={paths}
        purpose={purpose}
        login={<LoginForm onForgot={setForgottenBy} />}
        register={<RegisterForm onBusy={onRegistering} />}
      />
      <ForgotPasswordDialog
        isOpen={forgottenBy !== null}
        email={forgottenBy ?? ''}
        onClose={() => setForgottenBy(null)}
      />
    </div>
  );
}
