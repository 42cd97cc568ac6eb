import {
  EMAIL_PATTERN,
  ReviewListType,
  type ReviewRequest,
  type ReviewRequestAnswer,
  type SuggestionAnswer,
  type SuggestionQuery,
  type User,
} from '@portal/shared/contract';
import { permission } from '@portal/shared/domain';
import { AppError } from '../../lib/app-error';
import { refuseUnless } from '../../plugins/current-user';
import { timesFactor } from '../../plugins/rate-limit';
import type { Database, Executor } from '../../ports/database/port';
import { isMailAddress } from '../../ports/mail/port';
import { enqueueTask } from '../../ports/task/port';
import { type AuditActor, writeAudit } from '../audit';
import { type InviteMailer, mailInvite } from './invite-mail';
import { messages } from './messages';
import { REMINDER_TOPIC } from './review-reminder';
import { type NewInvite, reviewRequestRepository } from './review-request.repository';
import { readAddress, signAddress } from './typed-address';

const DAY_MS = 86_400_000;
const DAY_SECONDS = 86_400;

/** How long a suggested address that was typed may be chosen. */
const TYPED_MS = 60 * 60_000;

/** Days after which an invite that led to no review is reminded of. */
const REMINDER_DAYS = 14;

/** Invites of one shelter in a day (docs/trust.md#limits-of-calls). */
const PER_DAY = 100;

/** No shelter has this number: what staff may not see is the same as what is not there. */
const UNKNOWN_SHELTER = 0;

export interface ReviewRequestOptions extends InviteMailer {
  database: Pick<Database, 'query' | 'transaction'>;
  /** SECRET_KEY of the installation: signs typed addresses. */
  secret: string;
  /** Days that an invite holds, and that nobody is asked again (INVITE_DAGEN). */
  inviteDays: number;
  /** RATE_LIMIT_FACTOR. */
  factor: number;
  now: () => Date;
}

/** Who may be asked for a review, and asking: reaction, invite, mail, reminder and audit line in one transaction (C19). */
export const reviewRequestService = (options: ReviewRequestOptions) => ({
  /** Suggestions for `GET response-email`. Throws 400 without an animal or shelter, 403, and 404 for admins. */
  async suggest(query: SuggestionQuery, user: User): Promise<SuggestionAnswer> {
    const { searchEmail: words, searchType, dier_id, asiel_id } = query;
    const asiel = await askingShelter(options, query, user);
    const found = await suggestionsOf(options, { asiel, dier_id, searchType, words, user });
    const filter = { searchType, dier_id: dier_id ?? null, asiel_id: asiel_id ?? null, total: found.total };
    return { data: found.data, filter };
  },

  /** Asks the chosen person; who was asked already is not asked again. Throws 403, 404, 422 and 429. */
  async request({ id }: ReviewRequest, user: User, actor: AuditActor): Promise<ReviewRequestAnswer> {
    const chosen = await chosenBy(options, String(id), user);
    return options.database.transaction(async (tx) => ({ data: { item: await invite(tx, options, chosen, actor) } }));
  },
});
export type ReviewRequestService = ReturnType<typeof reviewRequestService>;

/** The shelter that the query is about, when this person may ask for it: of the animal, the one that is named, or the own one. */
async function askingShelter({ database }: ReviewRequestOptions, query: SuggestionQuery, user: User): Promise<number> {
  const { searchType, dier_id, asiel_id = user.asiel ?? undefined } = query;
  const rows = reviewRequestRepository(database);
  const isInside = searchType === ReviewListType.inside;
  if (isInside ? dier_id === undefined : asiel_id === undefined) {
    refuseUnless(permission(user, 'review-request.send', { asiel: UNKNOWN_SHELTER }));
    throw new AppError('INVALID_REQUEST');
  }
  const asiel = dier_id !== undefined && isInside ? await rows.shelterOfAnimal(dier_id) : asiel_id;
  refuseUnless(permission(user, 'review-request.send', { asiel: asiel ?? UNKNOWN_SHELTER }));
  if (asiel === undefined || !(await rows.shelter(asiel))) throw new AppError('NOT_FOUND');
  return asiel;
}

interface Lookup {
  asiel: number;
  dier_id: number | undefined;
  searchType: ReviewListType;
  words: string;
  user: User;
}

async function suggestionsOf(
  { database, secret, now }: ReviewRequestOptions,
  { asiel, dier_id, searchType, words, user }: Lookup,
): Promise<Pick<SuggestionAnswer, 'data'> & { total: number }> {
  const rows = reviewRequestRepository(database);
  if (searchType === ReviewListType.inside && dier_id !== undefined) return rows.suggestions({ asiel, dier_id }, words);
  if (searchType === ReviewListType.outside) return rows.suggestions({ asiel }, words);
  if (!EMAIL_PATTERN.test(words) || !isMailAddress(words)) return { data: [], total: 0 };
  const id = signAddress({ email: words, asiel, user: user.user_id, until: now().getTime() + TYPED_MS }, secret);
  return { data: [{ id, email: words, displayname: null, diernaam: null }], total: 1 };
}

const wrongChoice = (message: string) => new AppError('VALIDATION', message);

/** The person behind a suggestion's id, when this person may ask them. Throws 403, 404 and 422. */
async function chosenBy({ database, secret, now }: ReviewRequestOptions, id: string, user: User): Promise<NewInvite> {
  if (/^\d{1,15}$/.test(id)) {
    const reaction = await reviewRequestRepository(database).reaction(Number(id));
    refuseUnless(permission(user, 'review-request.send', { asiel: reaction?.asiel ?? UNKNOWN_SHELTER }));
    if (!reaction) throw new AppError('NOT_FOUND');
    if (reaction.kto === 'Nee') throw wrongChoice(messages.wantsNoRequest);
    if (!isMailAddress(reaction.email)) throw wrongChoice(messages.addressGone);
    return { asiel: reaction.asiel, email: reaction.email, reaction };
  }
  const typed = readAddress(id, secret, now());
  const isOwn = typed?.user === user.user_id;
  refuseUnless(permission(user, 'review-request.send', { asiel: typed?.asiel ?? user.asiel ?? UNKNOWN_SHELTER }));
  if (!typed || !isOwn) throw wrongChoice(messages.chooseAgain);
  return { asiel: typed.asiel, email: typed.email, reaction: null };
}

async function invite(
  tx: Executor,
  options: ReviewRequestOptions,
  chosen: NewInvite,
  actor: AuditActor,
): Promise<ReviewRequestAnswer['data']['item']> {
  const { inviteDays, factor } = options;
  const rows = reviewRequestRepository(tx);
  const now = options.now();
  const daysFrom = (days: number) => new Date(now.getTime() + days * DAY_MS);
  await rows.lockShelter(chosen.asiel);
  const known = await rows.invited(chosen, daysFrom(-inviteDays));
  if (known !== undefined) return { invite_uuid: known, created: false };
  if ((await rows.madeSince(chosen.asiel, daysFrom(-1))) >= timesFactor(PER_DAY, factor))
    throw new AppError('TOO_MANY_REQUESTS', messages.tooManyInvites, { retryAfterSeconds: DAY_SECONDS });
  const shelter = await rows.shelter(chosen.asiel);
  if (!shelter) throw new AppError('NOT_FOUND');
  const { reaction, email: to } = chosen;
  const expires = daysFrom(inviteDays);
  if (reaction) await rows.markPlaced(reaction.id, now);
  const invite_uuid = await rows.add(chosen, now, expires);
  const displayname = reaction?.displayname ?? null;
  await mailInvite(
    tx,
    options,
    { ...shelter, invite_uuid, to, displayname, expires: expires.toISOString() },
    'request',
  );
  await enqueueTask(tx, { topic: REMINDER_TOPIC, payload: { invite_uuid }, runAt: daysFrom(REMINDER_DAYS) });
  const changes = { asiel: chosen.asiel, reaction: reaction?.id ?? null };
  await writeAudit(tx, actor, {
    action: 'review-request.send',
    object: 'review_invite',
    objectId: invite_uuid,
    changes,
  });
  return { invite_uuid, created: true };
}
