import { type CodeMode, identityErrorOf, useIdentity } from '@portal/shared/platform';
import { useEffect, useState } from 'react';

/** What is known of a mailed code. `email` is the address that it is about. */
export type CodeState =
  | { status: 'checking' }
  | { status: 'ready'; email: string }
  | { status: 'bad' }
  | { status: 'failed'; message: string };

/** Asks the sign-in server what a code is for, without using it; a code of another mode is as good as a wrong one. */
export function useCode(mode: CodeMode, code: string): { state: CodeState; retry: () => void } {
  const identity = useIdentity();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<CodeState>({ status: 'checking' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to ask again
  useEffect(() => {
    let isCurrent = true;
    const settle = (next: CodeState) => isCurrent && setState(next);
    settle({ status: 'checking' });
    const check = async () => {
      const checked = await (await identity()).checkCode(code);
      settle(checked.mode === mode ? { status: 'ready', email: checked.newEmail ?? checked.email } : { status: 'bad' });
    };
    check().catch((error: unknown) => {
      const { code: reason, message } = identityErrorOf(error);
      settle(reason === 'network' || reason === 'too-many' ? { status: 'failed', message } : { status: 'bad' });
    });
    return () => {
      isCurrent = false;
    };
  }, [identity, mode, code, attempt]);
  return { state, retry: () => setAttempt(attempt + 1) };
}
