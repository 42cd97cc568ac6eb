import {
  type FitEnclosure,
  PlacementStatus,
  portalPath,
  type Reaction,
  type ReactionCreate,
  type ReactionForm,
  type User,
} from '@portal/shared/contract';
import { formatDate, permission, reactionPause, runningOwnerTerm } from '@portal/shared/domain';
import { AppError } from '../../lib/app-error';
import { mailTexts } from '../../lib/mail-text';
import { refuseUnless } from '../../plugins/current-user';
import { type IdempotentCall, idempotent } from '../../plugins/idempotency';
import { timesFactor } from '../../plugins/rate-limit';
import type { Database, Executor } from '../../ports/database/port';
import { isMailAddress, queueMail } from '../../ports/mail/port';
import { type AuditActor, writeAudit } from '../audit';
import { messages } from './messages';
import type { ReactionOwner } from './reaction.repository';
import { type ReactedAnimal, reactionWriteRepository } from './reaction-write.repository';

/** Limits beside the one per address (docs/trust.md#limits-of-calls). */
const LIMITS = { sameAnimal: 1, ofSender: 20, ofShelter: 200 } as const;
const TEN_MINUTES = 600;
const DAY = 86_400;

export interface ReactionServiceOptions {
  database: Pick<Database, 'transaction'>;
  origin: string;
  slug: string;
  productName: string;
  /** RATE_LIMIT_FACTOR. */
  factor: number;
  now: () => Date;
}

/** A reaction as somebody sends it. */
export interface SentReaction {
  form: ReactionForm;
  dier: ReactionCreate['dier'];
  /** What came along from 'Past dit bij mij?' (C62). */
  fit?: FitEnclosure | undefined;
  /** Null without an account. */
  user: User | null;
}

/** A reaction whose animal was looked up. */
type NewReaction = Omit<SentReaction, 'dier' | 'fit'> & { animal: ReactedAnimal };

/** What the mails of a reaction have in common. */
type Mailer = Pick<ReactionServiceOptions, 'origin' | 'slug' | 'productName'>;

/** Sending, answering, moving and withdrawing reactions: row, mails and audit line in one transaction. */
export function reactionService({ database, now, factor, ...mailer }: ReactionServiceOptions) {
  /** The animal, when this person may react to it; throws 404, 403 and 409. */
  async function animalFor(tx: Executor, { dier, user }: SentReaction): Promise<ReactedAnimal> {
    const animal = await reactionWriteRepository(tx).animal(typeof dier === 'object' ? dier.uuidkey : dier);
    if (!animal) throw new AppError('NOT_FOUND');
    if (user) refuseUnless(permission(user, 'reaction.send', animal));
    if (permission(user, 'animal.read', { ...animal, now: now() }) === 'hidden') throw new AppError('NOT_FOUND');
    if (animal.geplaatst !== PlacementStatus.published) throw new AppError('NOT_AVAILABLE');
    const pause = reactionPause(animal, now());
    if (pause) throw new AppError('NOT_AVAILABLE', messages.paused(animal.asielNaam, formatDate(pause.until)));
    const until = runningOwnerTerm(animal, now());
    if (until !== null) throw new AppError('NOT_AVAILABLE', messages.ownerFirst(formatDate(until)));
    return animal;
  }

  return {
    /** Answers the key of the reaction; a repeat of the call gets the first one's, whatever became of the animal. Throws 403, 404, 409, 429. */
    send: (sent: SentReaction, call: IdempotentCall, actor: AuditActor): Promise<string> =>
      idempotent(database, call, async (tx) => {
        const rows = reactionWriteRepository(tx);
        const { form, user } = sent;
        const animal = await animalFor(tx, sent);
        const reaction = { form, animal, user };
        await refuseTooMany(tx, reaction, factor);
        if (!(await rows.isAvailable(animal.id))) throw new AppError('NOT_AVAILABLE');
        const context = { animal, userId: user?.user_id ?? null, usertype: user?.usertype ?? null, fit: sent.fit };
        const key = await rows.add(form, context);
        await mailShelter(tx, mailer, reaction);
        await mailAdopter(tx, mailer, reaction);
        await writeAudit(tx, actor, { action: 'reaction.send', object: 'reaction', objectId: key });
        return key;
      }),

    /** Moves to another status; the same one changes nothing. */
    move: (found: ReactionOwner, uuidkey: string, statuscode: Reaction['statuscode'], actor: AuditActor) =>
      database.transaction(async (tx) => {
        const rows = reactionWriteRepository(tx);
        await rows.actAs(actor.userId);
        const from = await rows.lockStatus(found.id);
        if (from === statuscode) return;
        await rows.move(found.id, statuscode);
        const changes = { from, to: statuscode };
        await writeAudit(tx, actor, { action: 'reaction.status', object: 'reaction', objectId: uuidkey, changes });
      }),

    /** Mails the adopter, who can reply to the shelter; an open reaction is then 'done', which they read as 'Beantwoord'. */
    answer: (found: ReactionOwner, reaction: Reaction, text: string, call: IdempotentCall, actor: AuditActor) =>
      idempotent(database, call, async (tx) => {
        // The address of an erased account is empty.
        if (!isMailAddress(reaction.email)) throw new AppError('NOT_AVAILABLE', messages.senderGone);
        const rows = reactionWriteRepository(tx);
        await rows.actAs(actor.userId, 'answered');
        const from = await rows.lockStatus(found.id);
        await mailAnswer(tx, mailer, { found, reaction, text });
        await rows.move(found.id, from === 'archive' ? 'archive' : 'done', { answered: true });
        await writeAudit(tx, actor, { action: 'reaction.answer', object: 'reaction', objectId: reaction.uuidkey });
        return reaction.uuidkey;
      }),

    /** Moves to the archive, marked 'Ingetrokken'; twice is the same. */
    withdraw: (found: ReactionOwner, uuidkey: string, actor: AuditActor) =>
      database.transaction(async (tx) => {
        if (found.withdrawn) return;
        const rows = reactionWriteRepository(tx);
        await rows.actAs(actor.userId, 'withdrawn');
        await rows.withdraw(found.id);
        await writeAudit(tx, actor, { action: 'reaction.withdraw', object: 'reaction', objectId: uuidkey });
      }),
  };
}
export type ReactionService = ReturnType<typeof reactionService>;

async function refuseTooMany(tx: Executor, { form, animal }: NewReaction, factor: number): Promise<void> {
  const recent = await reactionWriteRepository(tx).recentLocked(form.email, animal);
  const tooMany = (message: string, retryAfterSeconds: number) =>
    new AppError('TOO_MANY_REQUESTS', message, { retryAfterSeconds });
  if (recent.sameAnimal >= timesFactor(LIMITS.sameAnimal, factor)) throw tooMany(messages.tooSoon, TEN_MINUTES);
  if (recent.ofSender >= timesFactor(LIMITS.ofSender, factor)) throw tooMany(messages.tooMany, DAY);
  if (recent.ofShelter >= timesFactor(LIMITS.ofShelter, factor)) throw tooMany(messages.inboxFull, DAY);
}

async function mailShelter(tx: Executor, mailer: Mailer, { form, animal }: NewReaction): Promise<void> {
  if (!animal.asielEmail || !isMailAddress(animal.asielEmail)) return;
  const texts = mailTexts({
    name: animal.asielNaam,
    paragraphs: messages.toShelter(animal.naam, form).filter(Boolean),
    link: { label: messages.openInbox, url: mailer.origin + portalPath.reactions(mailer.slug) },
    productName: mailer.productName,
  });
  const subject = messages.toShelterSubject(animal.naam);
  await queueMail(tx, { to: animal.asielEmail, replyTo: form.email, template: 'reaction-shelter', subject, ...texts });
}

/** Holds nothing that the sender typed: the address may be somebody else's. */
async function mailAdopter(tx: Executor, mailer: Mailer, { form, animal, user }: NewReaction): Promise<void> {
  const isOwnAddress = user?.email.toLowerCase() === form.email.toLowerCase();
  const texts = mailTexts({
    name: isOwnAddress ? form.displayname : null,
    paragraphs: messages.confirmation(animal.naam, animal.asielNaam),
    ...(user
      ? { link: { label: messages.openReactions, url: mailer.origin + portalPath.reactions(mailer.slug) } }
      : {}),
    productName: mailer.productName,
  });
  const subject = messages.confirmationSubject(animal.naam);
  await queueMail(tx, { to: form.email, template: 'reaction-confirmation', subject, ...texts });
}

async function mailAnswer(
  tx: Executor,
  { productName }: Mailer,
  { found, reaction, text }: { found: ReactionOwner; reaction: Reaction; text: string },
): Promise<void> {
  const { dier, asiel } = reaction;
  const texts = mailTexts({
    name: reaction.displayname,
    paragraphs: messages.answer(dier.naam, asiel.naam, text),
    productName,
  });
  const replyTo = found.asielEmail && isMailAddress(found.asielEmail) ? found.asielEmail : null;
  const subject = messages.answerSubject(dier.naam);
  await queueMail(tx, { to: reaction.email, replyTo, template: 'reaction-answer', subject, ...texts });
}
