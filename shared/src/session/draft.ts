import { fileStore, localStore, sessionStore } from '@portal/shared/platform';

/** Where drafts stand: in the tab, or in the browser for those that outlive their tab. */
const STORES = [sessionStore, localStore];

/** The account whose draft it is; null for a visitor. */
export type DraftOwner = string | null;

const PREFIX = 'draft-';
const RETURN_PREFIX = 'return-draft-';
const MEMBER = 'uid-';
const ofOwner = (owner: DraftOwner) => `${owner === null ? 'visitor' : `${MEMBER}${owner}`}/`;
const nameOf = (owner: DraftOwner, subject: string) => `${PREFIX}${ofOwner(owner)}${subject}`;
const returnNameOf = (owner: DraftOwner, subject: string) => `${RETURN_PREFIX}${ofOwner(owner)}${subject}`;

/** Fields that never stand in a draft: passwords, and the digits of a chip (C51). */
const SECRET = /pass|wachtwoord|chipcijfers/i;
const withoutSecrets = (name: string, value: unknown) => (SECRET.test(name) ? undefined : value);

/**
 * What `owner` typed about `subject` and did not send, as JSON holds it; undefined when there is nothing. Who signed in takes over what they
 * typed as a visitor in this tab (C16). The caller checks the shape.
 */
export function readDraft(subject: string, owner: DraftOwner = null): unknown {
  const names = [nameOf(owner, subject), returnNameOf(owner, subject), nameOf(null, subject)];
  const text = STORES.flatMap((store) => names.map((name) => store.get(name))).find((kept) => kept !== null);
  if (text === undefined || text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps what is typed in this tab, through a reload as well, or in this browser when it outlives the tab; never a password. */
export function saveDraft(
  subject: string,
  values: unknown,
  owner: DraftOwner = null,
  { outlivesTab = false }: { outlivesTab?: boolean } = {},
): void {
  const store = outlivesTab ? localStore : sessionStore;
  store.set(nameOf(owner, subject), JSON.stringify(values, withoutSecrets));
  if (owner !== null) sessionStore.remove(nameOf(null, subject));
}

/** Keeps what somebody was sending when the api no longer knew the session: whoever signs in again as `owner` goes on with it (AN-076). */
export function saveReturnDraft(subject: string, values: unknown, owner: DraftOwner): void {
  sessionStore.set(returnNameOf(owner, subject), JSON.stringify(values, withoutSecrets));
}

/** Forgets it: it was sent, or thrown away. */
export function clearDraft(subject: string, owner: DraftOwner = null): void {
  for (const name of [nameOf(owner, subject), returnNameOf(owner, subject), nameOf(null, subject)])
    for (const store of STORES) store.remove(name);
}

/** Forgets all drafts: who signs out leaves nothing for the next person at this browser. */
export function clearDrafts(): void {
  clearEndedDrafts();
  sessionStore.removeAll(RETURN_PREFIX);
}

/** The server ended the session: its drafts end with it, except what was being sent at that moment. */
export function clearEndedDrafts(): void {
  for (const store of STORES) store.removeAll(PREFIX);
  void fileStore.removeAll(PREFIX);
}

/** Forgets what members other than `owner` left, as by a session that ended while the page was closed; what waits for a return (AN-076)
 * goes when somebody else signs in. */
export function clearDraftsOfOthers(owner: DraftOwner): void {
  const own = owner === null ? undefined : ofOwner(owner);
  for (const store of STORES) store.removeAll(`${PREFIX}${MEMBER}`, own && `${PREFIX}${own}`);
  void fileStore.removeAll(`${PREFIX}${MEMBER}`, own && `${PREFIX}${own}`);
  if (own !== undefined) sessionStore.removeAll(RETURN_PREFIX, `${RETURN_PREFIX}${own}`);
}

/** Pictures of drafts, with what belongs to them: kept in this browser, per person, and ended as drafts are. */
export const draftFiles = (owner: DraftOwner) => {
  const prefix = `${PREFIX}${ofOwner(owner)}`;
  return {
    list: (): Promise<unknown[]> => fileStore.list(prefix),
    set: (id: string, value: unknown): Promise<void> => fileStore.set(`${prefix}${id}`, value),
    remove: (id: string): Promise<void> => fileStore.remove(`${prefix}${id}`),
  };
};
