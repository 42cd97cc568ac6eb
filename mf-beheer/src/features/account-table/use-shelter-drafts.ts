import type { AccountRow } from '@portal/shared/contract';
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

/** The shelter numbers that were typed and not yet linked, by account: another page of the table keeps them. */
export function useShelterDrafts(): (account: AccountRow) => ShelterDraft {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const linkAccount = useAccountLink();
  useUnsavedInput(Object.keys(drafts).length > 0);

  const put = (uid: string, draft: Draft) => setDrafts((all) => ({ ...all, [uid]: draft }));
  const forget = (uid: string) => setDrafts(({ [uid]: _gone, ...others }) => others);

  return (account) => {
    const { uid, asiel } = account;
    const saved = asiel === null ? '' : String(asiel);
    const draft = drafts[uid] ?? { typed: saved };
    return {
      ...draft,
      saved,
      type: (typed) => (typed === saved ? forget(uid) : put(uid, { typed })),
      async link() {
        if (draft.isBusy) return;
        const shelterId = shelterNumber(draft.typed);
        if (shelterId === undefined) {
          put(uid, { typed: draft.typed, error: messages.shelterWrong });
          return;
        }
        put(uid, { typed: draft.typed, isBusy: true });
        try {
          await linkAccount(account, shelterId);
          forget(uid);
        } catch (error) {
          logError(`${uid}: ${messages.changeFailed}`, error);
          put(uid, { typed: draft.typed, error: shownError(error) });
        }
      },
    };
  };
}

/** The Dutch text of a refusal: of the shelter's number when that is what is wrong. */
function shownError(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!isRequestError(cause)) return messages.changeFailed;
  return cause.fields?.id ?? cause.message;
}
