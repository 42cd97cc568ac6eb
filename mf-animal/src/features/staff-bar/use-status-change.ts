import { useSetAnimalStatusMutation } from '@portal/shared/api-slices';
import type { Animal, PlacementStatus } from '@portal/shared/contract';
import { isRequestError, logError, useToast } from '@portal/shared/session';
import { useState } from 'react';
import { type CheckedChange, useCheckAnimalMutation } from '../../endpoints/animal-edit';
import { messages } from './messages';

/** A change of status that was checked and waits for its confirmation. */
export interface AskedChange {
  wanted: PlacementStatus;
  check: CheckedChange;
  /** Somebody else changed the animal after the first check. */
  isChangedMeanwhile: boolean;
  /** Why it could not be saved. */
  failure: string | null;
}

/** The change of status on the profile: what was picked, the question that is open, and what answers it. */
export interface StatusChange {
  picked: PlacementStatus | null;
  asked: AskedChange | null;
  isBusy: boolean;
  pick: (wanted: PlacementStatus) => void;
  confirm: () => void;
  cancel: () => void;
}

const wordsOf = (error: unknown) => (isRequestError(error) ? error.message : '');

/**
 * Changes the status in two steps (AN-051 to AN-053): picking one checks it and asks, confirming saves what was checked, and nothing else:
 * when somebody else changed the animal meanwhile, it is checked and asked again (C29). Cancelling leaves the animal as it is saved.
 * `onPlaced` is called after a confirmed placement whose label changed.
 */
export function useStatusChange({ uuidkey, naam, asiel }: Animal, onPlaced: () => void): StatusChange {
  const [check] = useCheckAnimalMutation();
  const [save] = useSetAnimalStatusMutation();
  const [picked, setPicked] = useState<PlacementStatus | null>(null);
  const [asked, setAsked] = useState<AskedChange | null>(null);
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();

  const cancel = () => {
    setPicked(null);
    setAsked(null);
  };

  async function ask(wanted: PlacementStatus, isChangedMeanwhile: boolean) {
    const found = await check({ uuidkey, body: { geplaatst: wanted } }).unwrap();
    if (found.statusChanged) return setAsked({ wanted, check: found, isChangedMeanwhile, failure: null });
    cancel();
    showToast({ type: 'message', message: messages.same(found.statuslabel) });
  }

  async function pick(wanted: PlacementStatus) {
    setPicked(wanted);
    setBusy(true);
    try {
      await ask(wanted, false);
    } catch (error) {
      logError('A change of status could not be checked.', error);
      cancel();
      showToast({ type: 'error', message: `${messages.failed} ${wordsOf(error)}`.trim() });
    } finally {
      setBusy(false);
    }
  }

  async function saveChecked({ wanted, check: checked }: AskedChange) {
    const { statuslabel } = await save({ uuidkey, geplaatst: wanted, asiel, etag: checked.etag }).unwrap();
    cancel();
    showToast({ type: 'succes', message: messages.changed(naam, statuslabel) });
    if (checked.askReview) onPlaced();
  }

  async function handleRefusal(change: AskedChange, error: unknown) {
    const code = isRequestError(error) ? error.code : null;
    if (code === 'LIMIT_REACHED') {
      cancel();
      return showToast({ type: 'warning', message: messages.limitReached });
    }
    const isStale = code === 'STALE';
    if (isStale) return ask(change.wanted, true);
    logError('A change of status could not be saved.', error);
    setAsked({ ...change, failure: `${messages.failed} ${wordsOf(error)}`.trim() });
  }

  async function confirm() {
    if (asked === null) return;
    setBusy(true);
    await saveChecked(asked)
      .catch((error: unknown) => handleRefusal(asked, error))
      .catch((error: unknown) => setAsked({ ...asked, failure: `${messages.failed} ${wordsOf(error)}`.trim() }))
      .finally(() => setBusy(false));
  }

  return { picked, asked, isBusy, pick: (wanted) => void pick(wanted), confirm: () => void confirm(), cancel };
}
