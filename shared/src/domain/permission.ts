import { UserType } from '@portal/shared/contract';
import { userTypeOf, type Viewer, viewerKind } from './access';
import { animalVisibility, type PlacementFacts } from './placement';

/** Who asks, as a rule needs them: a viewer with their own number, sign-in id and the key of their shelter. */
export interface Actor extends Viewer {
  id: number;
  uid: string;
  asiel_uuidkey?: string | null;
}

/** The chat of a review: the uid of its author, null when erased, the key of its shelter, and whether an admin has hidden the review (C57). */
export interface ChatThread {
  uid: string | null;
  asiel_uuidkey: string;
  hidden?: boolean;
}

/** What a rule knows about the thing that an action is done to; `asiel` is the number of the shelter it belongs to. */
export interface PermissionObjects {
  'animal.read': PlacementFacts & { asiel: number; now: Date };
  'animal.create': { asiel: number };
  'animal.edit': { asiel: number };
  'animal.import': { asiel: number };
  'shelter.inbox': { asiel: number };
  'shelter.statistics': { asiel: number };
  'reaction.own': { user_id: number | null };
  'reaction.send': { asiel: number };
  'favourite.list': undefined;
  'favourite.add': { asiel: number };
  'saved-search.own': { user_id?: number };
  'content.write': undefined;
  'review-request.send': { asiel: number };
  'invite.read': { asiel: number; isInvited: boolean };
  'review.read': undefined;
  'review.write': { isAuthor: boolean };
  'review.hide': undefined;
  'review.answer': { asiel: number };
  'message.read': ChatThread;
  'message.add': ChatThread;
  'shelter.edit': { asiel: number };
  'shelter.of-user': { uid: string };
  administrate: undefined;
  me: undefined;
  'public.send': undefined;
}

/** Everything that the server decides about (docs/trust.md#authorisation). */
export type Action = keyof PermissionObjects;

/** 'sign-in' is 401, 'forbidden' 403, 'hidden' 404 (a private thing of others is as good as unknown), 'gone' 410 (C28). */
export type Verdict = 'allowed' | 'sign-in' | 'forbidden' | 'hidden' | 'gone';

type Rule<Object> = (actor: Actor, kind: 'default' | 'own-staff' | 'other-staff' | 'admin', object: Object) => Verdict;

const when = (isAllowed: boolean, otherwise: Verdict = 'forbidden'): Verdict => (isAllowed ? 'allowed' : otherwise);

/** Own staff and admins; a stranger's shelter is forbidden or, when the thing is private, hidden. */
const managers =
  (otherStaff: Verdict): Rule<unknown> =>
  (_actor, kind) =>
    kind === 'other-staff' ? otherStaff : when(kind !== 'default');

const everybodySignedIn: Rule<unknown> = () => 'allowed';
const admins: Rule<unknown> = (_actor, kind) => when(kind === 'admin');
const notOwnStaff: Rule<unknown> = (_actor, kind) => when(kind !== 'own-staff');

/** The key by which a person takes part in chats: staff by that of their shelter, others by their uid (C21). */
export const partyKey = ({
  usertype,
  uid,
  asiel_uuidkey,
}: Pick<Actor, 'usertype' | 'uid' | 'asiel_uuidkey'>): string =>
  userTypeOf(usertype) === UserType.shelter ? (asiel_uuidkey ?? '') : uid;

/** The author, or the staff of the shelter unless the review is hidden (docs/trust.md#chat). */
const isParty = (actor: Actor, { uid, asiel_uuidkey, hidden = false }: ChatThread) =>
  userTypeOf(actor.usertype) === UserType.shelter
    ? actor.asiel_uuidkey === asiel_uuidkey && !hidden
    : actor.uid === uid;

const rules: { [A in Exclude<Action, 'animal.read' | 'public.send'>]: Rule<PermissionObjects[A]> } = {
  'animal.create': managers('forbidden'),
  'animal.edit': managers('forbidden'),
  'animal.import': managers('hidden'),
  'shelter.inbox': managers('hidden'),
  'shelter.statistics': managers('forbidden'),
  'reaction.own': (actor, _kind, { user_id }) => when(user_id === actor.id, 'hidden'),
  'reaction.send': notOwnStaff,
  'favourite.list': everybodySignedIn,
  'favourite.add': notOwnStaff,
  'saved-search.own': (actor, kind, { user_id }) =>
    kind === 'default' ? when(user_id === undefined || user_id === actor.id, 'hidden') : 'forbidden',
  'content.write': admins,
  'review-request.send': managers('forbidden'),
  'invite.read': (_actor, kind, { isInvited }) =>
    when(isInvited ? kind !== 'other-staff' : kind === 'own-staff' || kind === 'admin'),
  'review.read': everybodySignedIn,
  'review.write': (_actor, kind, { isAuthor }) => when(kind === 'default' && isAuthor),
  'review.hide': admins,
  'review.answer': (_actor, kind) => when(kind === 'own-staff'),
  'message.read': (actor, kind, thread) => when(kind === 'admin' || isParty(actor, thread), 'hidden'),
  'message.add': (actor, kind, thread) => {
    if (kind === 'admin') return 'forbidden';
    return isParty(actor, thread) ? when(!thread.hidden && thread.uid !== null) : 'hidden';
  },
  'shelter.edit': managers('forbidden'),
  'shelter.of-user': (actor, kind, { uid }) => when(kind === 'admin' || uid === actor.uid, 'hidden'),
  administrate: admins,
  me: everybodySignedIn,
};

/**
 * What a person may do with a thing (docs/trust.md#authorisation): the one place that decides, for screens and server alike. Lists filter
 * in SQL by the same rules. `actor` is null for a visitor; `object` is the loaded row.
 */
export function permission<A extends Action>(
  actor: Actor | null,
  action: A,
  ...[object]: PermissionObjects[A] extends undefined ? [] : [PermissionObjects[A]]
): Verdict {
  if (action === 'public.send') return 'allowed';
  const asiel = (object as { asiel?: number } | undefined)?.asiel ?? null;
  const kind = viewerKind(actor, asiel);
  if (action === 'animal.read') {
    const animal = object as unknown as PermissionObjects['animal.read'];
    const visibility = animalVisibility(animal, kind, animal.now);
    return visibility === 'visible' ? 'allowed' : visibility === 'gone' ? 'gone' : 'hidden';
  }
  if (actor === null) return 'sign-in';
  // An account of an unknown type is nobody.
  if (kind === 'visitor') return 'forbidden';
  const rule = rules[action as keyof typeof rules] as Rule<unknown>;
  return rule(actor, kind, object);
}

/** Whether the action is allowed; see `permission`. */
export const can = <A extends Action>(
  actor: Actor | null,
  action: A,
  ...object: PermissionObjects[A] extends undefined ? [] : [PermissionObjects[A]]
): boolean => permission(actor, action, ...object) === 'allowed';
