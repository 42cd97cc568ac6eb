import { ApplicationStatus, type ShelterApplication, type ShelterApplicationUpdate } from '@portal/shared/contract';
import { isRequestError, logError, useFreshSignIn, useToast } from '@portal/shared/session';
import { useState } from 'react';
import { useDecideApplicationMutation } from '../../endpoints/shelter-application';
import { messages } from './messages';

/** Deciding about one application: `decide` says whether it was done, `failure` why it was not. */
export interface Decision {
  decide(decision: ShelterApplicationUpdate): Promise<boolean>;
  failure: string | null;
  isBusy: boolean;
}

/**
 * Approves or rejects (C36), after a fresh sign-in when the api asks for one (docs/trust.md#fresh-sign-in). A toast says what was done,
 * then `onDone`.
 */
export function useDecision({ uuidkey, naam }: ShelterApplication, onDone: () => void): Decision {
  const [send, { isLoading }] = useDecideApplicationMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const withFreshSignIn = useFreshSignIn();
  const showToast = useToast();
  async function decide(decision: ShelterApplicationUpdate): Promise<boolean> {
    setFailure(null);
    try {
      await withFreshSignIn(() => send({ uuidkey, decision }).unwrap());
    } catch (error) {
      logError('failed to decide about an application', error);
      setFailure(isRequestError(error) ? error.message : messages.failed);
      return false;
    }
    const isApproved = decision.status === ApplicationStatus.approved;
    showToast({ type: 'succes', message: isApproved ? messages.approved(naam) : messages.rejected(naam) });
    onDone();
    return true;
  }
  return { decide, failure, isBusy: isLoading };
}
