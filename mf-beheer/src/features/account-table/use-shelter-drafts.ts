import { type AccountRow, UserType } from '@portal/shared/contract';
import { isRequestError, logError, useUnsavedInput } from '@portal/shared/session';
import { useState } from 'react';
import { messages } from './messages';
import { shelterNumber, useAccountLink } from './use-account-link';

/** What is typed as the shelter of one account, and what is wrong with it. */
interface Draft {
  typed: string;
  error?: string;
  isBusy?: boolean;
}

/** The shelter cell of one account. */
export interface ShelterDraft extends Draft {
  saved: string;
  type(typed: string): void;
  link(): Promise<void>;
}

/** The question before an admin becomes staff of a shelter, which ends the role of admin (C37). */
export interface Demotion {
  email: string;
  shelterId: number;
  confirm(): void;
  cancel(): void;
}

/** The cell of each account, and the question that waits for an answer. */
export interface ShelterDrafts {
  draftOf(account: AccountRow): ShelterDraft;
  demotion: Demotion | null;
}

/** The shelter numbers that were typed and not yet linked, by account: another page of the table keeps them. */
export function useShelterDrafts(): ShelterDrafts {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [asked, setAsked] = useState<{ account: AccountRow; shelterId: number } | null>(null);
  const linkAccount = useAccountLink();
  useUnsavedInput(Object.keys(drafts).length > 0);

  const put = (uid: string, draft: Draft) => setDrafts((all) => ({ ...all, [uid]: draft }));
  const forget = (uid: string) => setDrafts(({ [uid]: _gone, ...others }) => others);

  async function send(account: AccountRow, shelterId: number, typed: string) {
    const { uid } = account;
    put(uid, { typed, isBusy: true });
    try {
      await linkAccount(account, shelterId);
      forget(uid);
    } catch (error) {
      logError(`${uid}: ${messages.changeFailed}`, error);
      put(uid, { typed, error: shownError(error) });
    }
  }

  function draftOf(account: AccountRow): ShelterDraft {
    const { uid, asiel, usertype } = account;
    const saved = asiel === null ? '' : String(asiel);
    const draft = drafts[uid] ?? { typed: saved };
    return {
      ...draft,
      saved,
      type: (typed) => (typed === saved ? forget(uid) : put(uid, { typed })),
      async link() {
        if (draft.isBusy) return;
        const shelterId = shelterNumber(draft.typed);
        if (shelterId === undefined) put(uid, { typed: draft.typed, error: messages.shelterWrong });
        else if (usertype === UserType.admin) setAsked({ account, shelterId });
        else await send(account, shelterId, draft.typed);
      },
    };
  }

  return {
    draftOf,
    demotion: asked && {
      email: asked.account.email,
      shelterId: asked.shelterId,
      confirm: () => {
        setAsked(null);
        void send(asked.account, asked.shelterId, String(asked.shelterId));
      },
      cancel: () => setAsked(null),
    },
  };
}

/** The Dutch text of a refusal: of the shelter's number when that is what is wrong. */
function shownError(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!isRequestError(cause)) return messages.changeFailed;
  return cause.fields?.id ?? cause.message;
}
