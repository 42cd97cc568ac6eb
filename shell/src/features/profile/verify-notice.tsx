import { useIdentity } from '@portal/shared/platform';
import { Button } from '@portal/shared/ui';
import { messages } from './messages';
import styles from './profile.module.css';
import { useAction } from './use-action';

const words = messages.verify;

/** Said quietly while the e-mail address was not confirmed; `why` is what waits for it. */
export function VerifyNotice({ email, why }: { email: string; why?: string }) {
  const identity = useIdentity();
  const { isBusy, run } = useAction();
  return (
    <div className={styles.notice} role="note">
      <p>
        {why === undefined ? null : `${why} `}
        {words.text(email)}
      </p>
      <Button
        variant="secondary"
        isBusy={isBusy}
        onClick={() => run(async () => (await identity()).sendVerification(), words.sent)}
      >
        {words.again}
      </Button>
    </div>
  );
}
