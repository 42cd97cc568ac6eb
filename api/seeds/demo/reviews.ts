import { authorName } from '../../src/modules/review/author-name';
import type { AccountIds } from './accounts';
import type { Calendar } from './calendar';
import { CHAT_TEXTS, REVIEW_TEXTS } from './people-texts';
import { createRandom, hashText, type Random } from './random';
import { makeAnswer } from './review-answers';
import type { ShelterRow } from './shelters';
import { demoUid, demoUuid } from './uuid';

/** Everything that making reviews needs. */
export interface ReviewContext {
  seed: number;
  calendar: Calendar;
  shelters: readonly ShelterRow[];
  accounts: AccountIds;
  visitors: number;
  history: number;
  person(id: number): { firstname: string; lastname: string; email: string };
}

/** Number of reviews of the shelters of the cases (docs/data-and-search.md#cases); bezoeker's own review is the second of the list. */
const FIXED: ReadonlyMap<number, number> = new Map([
  [10, 0],
  [11, 1],
  [12, 3],
]);

/** Shelter id per review: the cases first, then shelter 1 (review with chat), then a fifth of the shelters left out. */
export function planReviews(count: number, context: ReviewContext): number[] {
  const rnd = createRandom(context.seed, 'review-plan');
  const plan = [1, 1, ...[...FIXED].flatMap(([id, number]) => Array.from({ length: number }, () => id))];
  const open = context.shelters
    .map((shelter) => shelter.id)
    .filter((id) => !FIXED.has(id) && (id === 1 || hashText(`${context.seed}:silent:${id}`) % 100 >= 20));
  while (plan.length < count) {
    plan.push(rnd.pick(open));
  }
  return plan.slice(0, count);
}

function ratingFor(shelter: number, seed: number, rnd: Random): number {
  const mean = 4.3 + createRandom(seed, `rating/${shelter}`).between(-0.35, 0.45);
  return Math.max(1, Math.min(5, Math.round(mean + 0.75 * rnd.normal())));
}

/** Rows of one review with its invite and chat. */
export interface ReviewRows {
  invite: object;
  review: object;
  messages: object[];
}

function chatFor(
  index: number,
  count: number,
  age: number,
  author: { uid: string; name: string },
  shelter: ShelterRow,
  context: ReviewContext,
  rnd: Random,
): object[] {
  return Array.from({ length: count }, (_, i) => {
    const fromShelter = i % 2 === 0;
    return {
      uuid: demoUuid(context.seed, 'message', 100 * index + i),
      sql_key: 'review',
      sql_id: index + 1,
      name: fromShelter ? shelter.naam : author.name,
      text: rnd.pick(fromShelter ? CHAT_TEXTS.shelter : CHAT_TEXTS.author),
      sender: fromShelter ? shelter.uuidkey : author.uid,
      reciever: fromShelter ? author.uid : shelter.uuidkey,
      read: i < count - 2 || rnd.chance(0.5),
      created: context.calendar.at(Math.max(1, age - 1 - Math.floor(i / 2)), i / (count + 1)),
    };
  });
}

/** The review with this index (from 0) at the shelter of the plan. */
export function makeReview(index: number, shelterId: number, context: ReviewContext): ReviewRows {
  const { seed, calendar } = context;
  const rnd = createRandom(seed, `review/${index}`);
  const shelter = context.shelters[shelterId - 1];
  if (shelter === undefined) {
    throw new Error(`no demo shelter ${shelterId}`);
  }
  const userId =
    index < 2 ? context.accounts.visitor(index === 0 ? 4 : 1) : context.accounts.visitor(rnd.int(4, context.visitors));
  const person = context.person(userId);
  const rating = index < 2 ? 5 : ratingFor(shelterId, seed, rnd);
  const age = index < 2 ? 20 + index : rnd.int(2, context.history - 20);
  const inviteUuid = demoUuid(seed, 'invite', index + 1);
  const created = calendar.at(age, rnd.next());
  const invited = calendar.at(age + rnd.int(1, 10), rnd.next());
  const chat = index === 0 ? 6 : rnd.chance(0.6) ? 0 : rnd.int(1, 12);
  const list_type = rnd.weighted([
    ['inside', 80],
    ['outside', 12],
    ['external', 8],
  ] as const);
  const message = rnd.chance(0.08) && index > 1 ? null : rnd.pick(REVIEW_TEXTS[rating] ?? ['']);
  const anonymous = index > 1 && rnd.chance(0.25);
  const name = authorName(anonymous ? { firstname: null, lastname: null } : person);
  return {
    invite: {
      invite_uuid: inviteUuid,
      item: 'asiel',
      itemid: shelterId,
      asiel_id: shelterId,
      list_type,
      email: age > 85 ? null : person.email,
      userid: userId,
      created_at: invited,
      mailed_at: invited,
      expires_at: calendar.at(age - 90, 0.5),
    },
    review: {
      id: index + 1,
      uid: inviteUuid,
      invite_uuid: inviteUuid,
      userid: userId,
      item: 'asiel',
      itemid: shelterId,
      asiel_id: shelterId,
      rating,
      message,
      anonymous,
      created,
      updated: created,
      ...makeAnswer(index, { rating, age }, context),
    },
    messages: chatFor(index, chat, age, { uid: demoUid(seed, userId), name }, shelter, context, rnd),
  };
}

/** Visitors of the first open invites, all at shelter 1: bezoeker2 and bezoeker. */
const INVITED = [2, 1] as const;

/** Invites that nobody used yet: the first is bezoeker2's, the second bezoeker's, both at shelter 1; all of the last 60 days. */
export function makeOpenInvites(count: number, context: ReviewContext): object[] {
  const rnd = createRandom(context.seed, 'open-invite');
  return Array.from({ length: count }, (_, i) => {
    const guest = INVITED[i];
    const userId = context.accounts.visitor(guest ?? rnd.int(4, context.visitors));
    const shelterId = guest === undefined ? rnd.int(1, context.shelters.length) : 1;
    const age = rnd.int(1, 58);
    const created = context.calendar.at(age, rnd.next());
    return {
      invite_uuid: demoUuid(context.seed, 'open-invite', i + 1),
      item: 'asiel',
      itemid: shelterId,
      asiel_id: shelterId,
      list_type: 'inside',
      email: context.person(userId).email,
      userid: null,
      created_at: created,
      mailed_at: created,
      expires_at: context.calendar.at(age - 90, 0.5),
    };
  });
}
