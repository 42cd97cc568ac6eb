import { logError } from '@portal/shared/platform';
import { FreshSignInProvider, type WithFreshSignIn } from '@portal/shared/session';
import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { asksForFreshSignIn } from './asks-for-fresh-sign-in';
import type { SignInAgainDialogProps } from './sign-in-again-dialog';

interface Question {
  Dialog: ComponentType<SignInAgainDialogProps>;
  answer(isFresh: boolean): void;
}

/**
 * Asks for a fresh sign-in around everything that may need one (C14, trust § 5): work that is refused for it is done once more after the
 * dialog, by itself. The dialog is a file of its own: most visits never need it.
 */
export function SignInAgain({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
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
      {question && <question.Dialog onAnswer={question.answer} />}
    </FreshSignInProvider>
  );
}

/** Shows the dialog; true when the person has signed in again. */
async function ask(show: (question: Question | null) => void): Promise<boolean> {
  try {
    const { SignInAgainDialog: Dialog } = await import('./sign-in-again-dialog');
    return await new Promise((resolve) => {
      const answer = (isFresh: boolean) => {
        show(null);
        resolve(isFresh);
      };
      show({ Dialog, answer });
    });
  } catch (error) {
    logError('The dialog for signing in again did not arrive.', error);
    return false;
  }
}
