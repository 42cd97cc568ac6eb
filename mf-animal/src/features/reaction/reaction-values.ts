import type { Me, ReactionCreate, ReactionDialogForm, ReactionDialogInput } from '@portal/shared/contract';
import { restoreFields } from '@portal/shared/ui/form';

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

/** An empty form: name and e-mail default from the signed-in user (AN-072). */
export function emptyValues(user: Pick<Me, 'displayname' | 'email'> | null): ReactionDialogInput {
  return { ...EMPTY, displayname: user?.displayname ?? '', email: user?.email ?? '' };
}

/** What the form starts with: a draft as far as it fits; the own name and address where it has none (C16, AN-076). */
export function startValues(draft: unknown, empty: ReactionDialogInput): ReactionDialogInput {
  const values = restoreFields(draft, empty);
  return {
    ...values,
    displayname: values.displayname || empty.displayname,
    email: values.email || empty.email,
  };
}

/** The body of `POST response`: the form plus dier, uid and usertype. */
export function reactionBody(
  values: ReactionDialogForm,
  dier: string,
  user: Pick<Me, 'uid' | 'usertype'> | null,
): ReactionCreate {
  return { ...values, kto: values.kto ? 'Ja' : 'Nee', dier, uid: user?.uid ?? null, usertype: user?.usertype ?? null };
}
