import type {
  FitEnclosure,
  FitProfile,
  Me,
  ReactionCreate,
  ReactionDialogForm,
  ReactionDialogInput,
} from '@portal/shared/contract';
import { FIT_RULES_VERSION } from '@portal/shared/domain';
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

/**
 * An empty form: name and e-mail default from the signed-in user (AN-072), the questions about the home from the answers to 'Past dit bij mij?'
 * (C62).
 */
export function emptyValues(
  user: Pick<Me, 'displayname' | 'email'> | null,
  profile: FitProfile | null = null,
): ReactionDialogInput {
  const { kindOnderZes: _young, dieren: _pets, ...answers } = profile ?? {};
  return { ...EMPTY, ...answers, displayname: user?.displayname ?? '', email: user?.email ?? '' };
}

/** What goes along with these answers (C62): nothing that they contradict, and nothing at all without a questionnaire. */
function enclosureOf(
  { kinderen, huisdieren }: Pick<ReactionDialogForm, 'kinderen' | 'huisdieren'>,
  profile: FitProfile | null,
): FitEnclosure | undefined {
  if (profile === null) return undefined;
  const { kindOnderZes, dieren } = profile;
  return {
    version: FIT_RULES_VERSION,
    ...(kindOnderZes && kinderen !== 'Nee' ? { kindOnderZes } : {}),
    ...(dieren && huisdieren !== 'Nee' ? { dieren } : {}),
  };
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

/** The body of `POST response`: the form plus dier, uid and usertype, and what goes along from 'Past dit bij mij?'. */
export function reactionBody(
  values: ReactionDialogForm,
  dier: string,
  user: Pick<Me, 'uid' | 'usertype'> | null,
  profile: FitProfile | null = null,
): ReactionCreate {
  const fit = enclosureOf(values, profile);
  return {
    ...{ ...values, kto: values.kto ? 'Ja' : 'Nee', dier, uid: user?.uid ?? null, usertype: user?.usertype ?? null },
    ...(fit ? { fit } : {}),
  };
}
