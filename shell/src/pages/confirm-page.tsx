import { useSession } from '@portal/shared/session';
import { useSearchParams } from 'react-router-dom';
import { Confirm } from '../features/confirm/confirm';
import { useSignOut } from '../features/session/sign-out-context';

/** `/bevestigen?mode=…&oobCode=…`: where the links in mails lead (C24). */
export function ConfirmPage() {
  const [query] = useSearchParams();
  const { phase } = useSession();
  const signOut = useSignOut();
  return (
    <Confirm
      mode={query.get('mode')}
      code={query.get('oobCode')}
      onPasswordChanged={async () => {
        if (phase === 'member') await signOut();
      }}
    />
  );
}
