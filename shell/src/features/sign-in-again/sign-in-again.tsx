import { FreshSignInProvider, type WithFreshSignIn } from '@portal/shared/session';
import { LoadFailure, lazyComponent } from '@portal/shared/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { asksForFreshSignIn } from './asks-for-fresh-sign-in';
import type { SignInAgainDialogProps } from './sign-in-again-dialog';

/** The question that stands open: its callback gets whether the sign-in is fresh now. */
type Answer = (isFresh: boolean) => void;

const SignInAgainDialog = lazyComponent<SignInAgainDialogProps>(
  async () => (await import('./sign-in-again-dialog')).SignInAgainDialog,
  { failed: (retry, { onAnswer }) => <LoadFailure onRetry={retry} onClose={() => onAnswer(false)} /> },
);

/**
 * Asks for a fresh sign-in around everything that may need one (C14, docs/trust.md#fresh-sign-in): work that is refused for it is done once
 * more after the dialog, by itself. The dialog is a file of its own: most visits never need it.
 */
export function SignInAgain({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<{ answer: Answer } | null>(null);
  const run = useCallback<WithFreshSignIn>(async (work) => {
    try {
      return await work();
    } catch (refusal) {
      if (!asksForFreshSignIn(refusal) || !(await ask(setQuestion))) throw refusal;
    }
    return work();
  }, []);
  return (
    <FreshSignInProvider run={run}>
      {children}
      {question && <SignInAgainDialog onAnswer={question.answer} />}
    </FreshSignInProvider>
  );
}

/** Shows the dialog; true when the person has signed in again. */
function ask(show: (question: { answer: Answer } | null) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (isFresh: boolean) => {
      show(null);
      resolve(isFresh);
    };
    show({ answer });
  });
}
