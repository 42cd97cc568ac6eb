import { type Action, type Actor, can, type PermissionObjects, permission, type Verdict } from './permission';

const HAVEN = 'b4f4b4f0-0000-4000-8000-000000000001';
const adopter: Actor = { id: 5, uid: 'adopter', usertype: 'default', asiel: null, asiel_uuidkey: null };
const staff: Actor = { id: 6, uid: 'staff', usertype: 'asiel', asiel: 1, asiel_uuidkey: HAVEN };
const stranger: Actor = { id: 7, uid: 'stranger', usertype: 'asiel', asiel: 2, asiel_uuidkey: 'other' };
const admin: Actor = { id: 1, uid: 'admin', usertype: 'Beheer', asiel: null };
const people = [null, adopter, staff, stranger, admin];

const now = new Date('2026-11-20T12:00:00Z');
const animal = (geplaatst: PermissionObjects['animal.read']['geplaatst'], wasPublished: boolean, placed?: string) => ({
  ...{ asiel: 1, geplaatst, wasPublished, now },
  datumgeplaatst: placed ?? null,
});

const ok = 'allowed';
const no = 'forbidden';
const away = 'hidden';
const who = 'sign-in';
type Row = { [A in Action]: [A, PermissionObjects[A], [Verdict, Verdict, Verdict, Verdict, Verdict]] }[Action];

const table: Row[] = [
  ['animal.read', animal('N', true), [ok, ok, ok, ok, ok]],
  ['animal.read', animal('J', true, '2026-11-19'), [ok, ok, ok, ok, ok]],
  ['animal.read', animal('J', true, '2026-01-01'), ['gone', 'gone', ok, 'gone', ok]],
  ['animal.read', animal('A', true), ['gone', 'gone', ok, 'gone', ok]],
  ['animal.read', animal('P', false), [away, away, ok, away, ok]],
  ['animal.read', animal('A', false), [away, away, ok, away, ok]],
  ['animal.create', { asiel: 1 }, [who, no, ok, no, ok]],
  ['animal.edit', { asiel: 1 }, [who, no, ok, no, ok]],
  ['shelter.inbox', { asiel: 1 }, [who, no, ok, away, ok]],
  ['shelter.statistics', { asiel: 1 }, [who, no, ok, no, ok]],
  ['reaction.own', { user_id: 5 }, [who, ok, away, away, away]],
  ['reaction.own', { user_id: null }, [who, away, away, away, away]],
  ['reaction.send', { asiel: 1 }, [who, ok, no, ok, ok]],
  ['favourite.list', undefined, [who, ok, ok, ok, ok]],
  ['favourite.add', { asiel: 1 }, [who, ok, no, ok, ok]],
  ['saved-search.own', {}, [who, ok, no, no, no]],
  ['saved-search.own', { user_id: 5 }, [who, ok, no, no, no]],
  ['saved-search.own', { user_id: 9 }, [who, away, no, no, no]],
  ['content.write', undefined, [who, no, no, no, ok]],
  ['review-request.send', { asiel: 1 }, [who, no, ok, no, ok]],
  ['invite.read', { asiel: 1, isInvited: false }, [who, no, ok, no, ok]],
  ['invite.read', { asiel: 1, isInvited: true }, [who, ok, ok, no, ok]],
  ['review.read', undefined, [who, ok, ok, ok, ok]],
  ['review.write', { isAuthor: true }, [who, ok, no, no, no]],
  ['review.write', { isAuthor: false }, [who, no, no, no, no]],
  ['review.hide', undefined, [who, no, no, no, ok]],
  ['review.answer', { asiel: 1 }, [who, no, ok, no, no]],
  ['message.read', { uid: 'adopter', asiel_uuidkey: HAVEN }, [who, ok, ok, away, ok]],
  ['message.read', { uid: 'another', asiel_uuidkey: HAVEN }, [who, away, ok, away, ok]],
  ['message.read', { uid: 'adopter', asiel_uuidkey: HAVEN, hidden: true }, [who, ok, away, away, ok]],
  ['message.read', { uid: null, asiel_uuidkey: HAVEN }, [who, away, ok, away, ok]],
  ['message.add', { uid: 'adopter', asiel_uuidkey: HAVEN }, [who, ok, ok, away, no]],
  ['message.add', { uid: 'adopter', asiel_uuidkey: HAVEN, hidden: true }, [who, no, away, away, no]],
  ['message.add', { uid: null, asiel_uuidkey: HAVEN }, [who, away, no, away, no]],
  ['shelter.edit', { asiel: 1 }, [who, no, ok, no, ok]],
  ['shelter.of-user', { uid: 'adopter' }, [who, ok, away, away, ok]],
  ['administrate', undefined, [who, no, no, no, ok]],
  ['me', undefined, [who, ok, ok, ok, ok]],
  ['public.send', undefined, [ok, ok, ok, ok, ok]],
];

test.each(table)(
  'AP-029: %s of %j by visitor, adopter, own staff, other staff and admin',
  (action, object, verdicts) => {
    const ask = permission as (actor: Actor | null, action: Action, object: unknown) => Verdict;
    expect(people.map((actor) => ask(actor, action, object))).toEqual(verdicts);
  },
);

test('an account of an unknown type may do nothing that needs signing in', () => {
  expect(permission({ ...admin, usertype: 'root' }, 'administrate')).toBe('forbidden');
  expect(can({ ...adopter, usertype: '' }, 'me')).toBe(false);
});

test('staff of no shelter are strangers everywhere', () => {
  expect(permission({ ...staff, asiel: null }, 'animal.edit', { asiel: 1 })).toBe('forbidden');
});
