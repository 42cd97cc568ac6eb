import { type Me, type ReactionCreate, ReactionForm } from '@portal/shared/contract';
import * as z from 'zod/mini';

/** The form as the dialog has it: the customer survey is a tick, Ja and Nee on the wire (C16). */
export const ReactionDialogForm = z.extend(ReactionForm, { kto: z.boolean() });

/** What the fields hold: texts, and the tick. */
export type ReactionValues = z.input<typeof ReactionDialogForm>;

const typed = z._default(z.string(), '');

/** What was typed before, of whom: null for a visitor. A field that is missing or of another form is empty. */
const Draft = z.object({
  uid: z.nullable(z.string()),
  values: z.object({
    displayname: typed,
    email: typed,
    phone: typed,
    informatie: typed,
    woonruimte: typed,
    alleenThuis: typed,
    tuin: typed,
    kinderen: typed,
    huisdieren: typed,
    ervaring: typed,
    kto: z._default(z.boolean(), false),
  }),
});

const EMPTY: ReactionValues = {
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
export function emptyValues(user: Pick<Me, 'displayname' | 'email'> | null): ReactionValues {
  return { ...EMPTY, displayname: user?.displayname ?? '', email: user?.email ?? '' };
}

/** What the form starts with: a draft of a visitor or of the same person, otherwise an empty form (C16, AN-076). */
export function startValues(user: Pick<Me, 'uid' | 'displayname' | 'email'> | null, draft: unknown): ReactionValues {
  const empty = emptyValues(user);
  const { success, data } = Draft.safeParse(draft);
  if (!success || (data.uid !== null && data.uid !== user?.uid)) return empty;
  const { displayname, email } = data.values;
  return {
    ...empty,
    ...(data.values as ReactionValues),
    displayname: displayname || empty.displayname,
    email: email || empty.email,
  };
}

/** Whether somebody typed or chose something that sending or closing would lose. */
export function isChanged(values: Partial<ReactionValues>, empty: ReactionValues): boolean {
  return Object.entries(empty).some(([name, value]) => (values[name as keyof ReactionValues] ?? value) !== value);
}

/** The body of `POST response` (§ 7): the form plus dier, uid and usertype. */
export function reactionBody(
  values: z.output<typeof ReactionDialogForm>,
  dier: string,
  user: Pick<Me, 'uid' | 'usertype'> | null,
): ReactionCreate {
  return { ...values, kto: values.kto ? 'Ja' : 'Nee', dier, uid: user?.uid ?? null, usertype: user?.usertype ?? null };
}
