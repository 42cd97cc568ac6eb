import { type AccountRow, UserType } from '@portal/shared/contract';
import { isRequestError, logError, useUnsavedInput } from '@portal/shared/session';
import { useState } from 'react';
import { messages } from './messages';
import { shelterNumber, useAccountLink } from './use-account-link';

/** A shelter that was found by its name. */
export interface ChosenShelter {
  id: number;
  naam: string;
}

/** What is typed or chosen as the shelter of one account, and what is wrong with it. */
interface Draft {
  typed: string;
  chosen?: ChosenShelter;
  error?: string;
  isBusy?: boolean;
}

/** The shelter cell of one account. */
export interface ShelterDraft extends Draft {
  saved: string;
  type(typed: string): void;
  choose(shelter: ChosenShelter): void;
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

/** The shelters that were typed or chosen and not yet linked, by account: another page of the table keeps them. */
export function useShelterDrafts(): ShelterDrafts {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [asked, setAsked] = useState<{ account: AccountRow; shelterId: number; draft: Draft } | null>(null);
  const linkAccount = useAccountLink();
  useUnsavedInput(Object.keys(drafts).length > 0);

  const put = (uid: string, draft: Draft) => setDrafts((all) => ({ ...all, [uid]: draft }));
  const forget = (uid: string) => setDrafts(({ [uid]: _gone, ...others }) => others);

  async function send(account: AccountRow, shelterId: number, draft: Draft) {
    const { uid } = account;
    const { error: _before, ...kept } = draft;
    put(uid, { ...kept, isBusy: true });
    try {
      await linkAccount(account, shelterId);
      forget(uid);
    } catch (error) {
      logError(`${uid}: ${messages.changeFailed}`, error);
      put(uid, { ...kept, isBusy: false, error: shownError(error) });
    }
  }

  function draftOf(account: AccountRow): ShelterDraft {
    const { uid, usertype } = account;
    const saved = savedShelter(account);
    const draft = drafts[uid] ?? { typed: saved };
    return {
      ...draft,
      saved,
      type: (typed) => (typed === saved ? forget(uid) : put(uid, { typed })),
      choose: (chosen) => put(uid, { typed: shelterLabel(chosen), chosen }),
      async link() {
        if (draft.isBusy) return;
        const shelterId = shelterIdOf(draft, account);
        if (shelterId === undefined) put(uid, { typed: draft.typed, error: messages.shelterWrong });
        else if (usertype === UserType.admin) setAsked({ account, shelterId, draft });
        else await send(account, shelterId, draft);
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
        void send(asked.account, asked.shelterId, asked.draft);
      },
      cancel: () => setAsked(null),
    },
  };
}

/** 'De Linde (7)': name and number. */
const shelterLabel = ({ id, naam }: ChosenShelter) => `${naam} (${id})`;

/** The shelter that the api has for the account, as it is shown; an older api does not give its name. */
function savedShelter({ asiel, asiel_naam }: AccountRow): string {
  if (asiel === null) return '';
  return asiel_naam ? shelterLabel({ id: asiel, naam: asiel_naam }) : String(asiel);
}

/** The number that is sent: of the chosen shelter, of the saved one when nothing was changed, or the one that was typed. */
function shelterIdOf({ typed, chosen }: Draft, account: AccountRow): number | undefined {
  if (chosen) return chosen.id;
  return account.asiel !== null && typed === savedShelter(account) ? account.asiel : shelterNumber(typed);
}

/** The Dutch text of a refusal: of the shelter's number when that is what is wrong. */
function shownError(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!isRequestError(cause)) return messages.changeFailed;
  return cause.fields?.id ?? cause.message;
}
