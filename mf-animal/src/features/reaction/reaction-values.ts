import {
  type Me,
  type ReactionCreate,
  type ReactionDialogForm,
  type ReactionDialogInput,
  ReactionDraft,
} from '@portal/shared/contract';

const EMPTY: ReactionDialogInput = {
  displayname: '',
  email: '',
  phone: '',
  informatie: '',
  woonruimte: '',
  alleenThuis: '',
  tuin: '',
  kinderen: '',
  huisdieren: '',
  ervaring: '',
  kto: false,
};

/** Key of the draft about one animal. */
export const draftKey = (animalKey: string): string => `reaction-${animalKey}`;

/** An empty form: name and e-mail default from the signed-in user (§ 5, AN-072). */
export function emptyValues(user: Pick<Me, 'displayname' | 'email'> | null): ReactionDialogInput {
  return { ...EMPTY, displayname: user?.displayname ?? '', email: user?.email ?? '' };
}

/** What the form starts with: a draft of a visitor or of the same person, otherwise an empty form (C16, AN-076). */
export function startValues(
  user: Pick<Me, 'uid' | 'displayname' | 'email'> | null,
  draft: unknown,
): ReactionDialogInput {
  const empty = emptyValues(user);
  const { success, data } = ReactionDraft.safeParse(draft);
  if (!success || (data.uid !== null && data.uid !== user?.uid)) return empty;
  const { displayname, email } = data.values;
  return {
    ...empty,
    ...(data.values as ReactionDialogInput),
    displayname: displayname || empty.displayname,
    email: email || empty.email,
  };
}

/** Whether somebody typed or chose something that sending or closing would lose. */
export function isChanged(values: Partial<ReactionDialogInput>, empty: ReactionDialogInput): boolean {
  return Object.entries(empty).some(([name, value]) => (values[name as keyof ReactionDialogInput] ?? value) !== value);
}

/** The body of `POST response` (§ 7): the form plus dier, uid and usertype. */
export function reactionBody(
  values: ReactionDialogForm,
  dier: string,
  user: Pick<Me, 'uid' | 'usertype'> | null,
): ReactionCreate {
  return { ...values, kto: values.kto ? 'Ja' : 'Nee', dier, uid: user?.uid ?? null, usertype: user?.usertype ?? null };
}
