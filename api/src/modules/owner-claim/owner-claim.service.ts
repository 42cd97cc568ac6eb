import {
  Answer,
  ClaimStatus,
  type FoundAnimal,
  type OwnerClaimDecision,
  type OwnerClaimForm,
  portalPath,
  type User,
} from '@portal/shared/contract';
import { isListed, ownerTerm, permission, runningOwnerTerm } from '@portal/shared/domain';
import { AppError } from '../../lib/app-error';
import { mailTexts } from '../../lib/mail-text';
import { type IdempotentCall, idempotent } from '../../plugins/idempotency';
import { timesFactor } from '../../plugins/rate-limit';
import type { Database, Executor } from '../../ports/database/port';
import { isMailAddress, queueMail } from '../../ports/mail/port';
import { type AuditActor, writeAudit } from '../audit';
import { chipHash, isChipHash } from './chip-digits';
import { messages } from './messages';
import { type ClaimedAnimal, type LockedClaim, ownerClaimRepository } from './owner-claim.repository';

/** Limits beside the one per network address (docs/trust.md#limits-of-calls). */
const LIMITS = { ofSender: 5, ofAnimal: 20 } as const;
const DAY = 86_400;
/** How often staff compare digits with those of one claim: nobody finds them by trying. */
const TRIES_MAX = 5;

export interface OwnerClaimServiceOptions {
  database: Pick<Database, 'query' | 'transaction'>;
  /** SECRET_KEY of the installation. */
  secret: string;
  /** SECRET_KEY_BEFORE: digits that were hashed with it can be compared too. */
  formerSecret?: string | undefined;
  origin: string;
  productName: string;
  /** RATE_LIMIT_FACTOR. */
  factor: number;
  now: () => Date;
}

/** A claim as somebody sends it, with or without an account. */
export interface SentClaim {
  form: OwnerClaimForm;
  uuidkey: string;
  user: User | null;
}

/** What the routes know of the person who decides. */
type StaffActor = AuditActor & { userId: number };

/** Claims of owners, decisions about them, and exceptions to the owner's term: row, mails and audit line in one transaction (C51). */
export function ownerClaimService(options: OwnerClaimServiceOptions) {
  const { database, secret, formerSecret, origin, productName, factor, now } = options;

  /** The animal, when somebody may claim it; throws 404, 410 and 409. */
  async function claimable(tx: Executor, { uuidkey, user }: SentClaim): Promise<ClaimedAnimal> {
    const animal = await ownerClaimRepository(tx).lockedAnimal(uuidkey);
    if (!animal) throw new AppError('NOT_FOUND');
    const verdict = permission(user, 'animal.read', { ...animal, now: now() });
    if (verdict !== 'allowed') throw new AppError(verdict === 'gone' ? 'GONE' : 'NOT_FOUND');
    if (isListed(animal.geplaatst) && runningOwnerTerm(animal, now()) !== null) return animal;
    throw new AppError('NOT_AVAILABLE', messages.termOver);
  }

  async function refuseTooMany(tx: Executor, email: string, animalId: number): Promise<void> {
    const recent = await ownerClaimRepository(tx).recentLocked(email, animalId);
    const tooMany = (message: string) => new AppError('TOO_MANY_REQUESTS', message, { retryAfterSeconds: DAY });
    if (recent.isOpen) throw new AppError('DUPLICATE', messages.again);
    if (recent.ofSender >= timesFactor(LIMITS.ofSender, factor)) throw tooMany(messages.tooMany);
    if (recent.ofAnimal >= timesFactor(LIMITS.ofAnimal, factor)) throw tooMany(messages.animalBusy);
  }

  async function mailSent(tx: Executor, form: OwnerClaimForm, animal: ClaimedAnimal): Promise<void> {
    const { naam, asielNaam, asielEmail, uuidkey } = animal;
    const link = { label: messages.openAnimal, url: origin + portalPath.animal(uuidkey) };
    if (asielEmail && isMailAddress(asielEmail)) {
      const texts = mailTexts({ name: asielNaam, paragraphs: messages.toShelter(naam, form), link, productName });
      const mail = { template: 'owner-claim', subject: messages.toShelterSubject(naam), ...texts };
      await queueMail(tx, { to: asielEmail, replyTo: form.email, ...mail });
    }
    // Not by name and without what was typed: the address may be somebody else's.
    const receipt = mailTexts({ name: null, paragraphs: messages.receipt(naam, asielNaam), productName });
    const subject = messages.receiptSubject(naam);
    await queueMail(tx, { to: form.email, template: 'owner-claim-received', subject, ...receipt });
  }

  async function mailDecision(tx: Executor, claim: LockedClaim, decision: OwnerClaimDecision): Promise<void> {
    const animal = await ownerClaimRepository(tx).animal(claim.dier);
    if (!animal || !isMailAddress(claim.email)) return;
    const { naam, asielNaam, asielEmail } = animal;
    const [subject, paragraphs] =
      decision.statuscode === ClaimStatus.accepted
        ? [messages.acceptedSubject(naam), messages.accepted(naam, asielNaam)]
        : [messages.rejectedSubject(naam), messages.rejected(naam, asielNaam, decision.reden)];
    const replyTo = asielEmail && isMailAddress(asielEmail) ? asielEmail : null;
    const texts = mailTexts({ name: claim.naam, paragraphs, productName });
    await queueMail(tx, {
      to: claim.email,
      replyTo,
      template: `owner-claim-${decision.statuscode}`,
      subject,
      ...texts,
    });
  }

  return {
    /** Answers the key of the claim; a repeat of the call gets the first one's. Throws 404, 409, 410, 429. */
    send: (sent: SentClaim, call: IdempotentCall, actor: AuditActor): Promise<string> =>
      idempotent(database, call, async (tx) => {
        const rows = ownerClaimRepository(tx);
        const { form } = sent;
        const animal = await claimable(tx, sent);
        await refuseTooMany(tx, form.email, animal.id);
        const added = await rows.add(form, animal.id);
        if (form.chipcijfers) await rows.addChip(added.id, chipHash(secret, added.uuidkey, form.chipcijfers));
        await mailSent(tx, form, animal);
        await writeAudit(tx, actor, { action: 'claim.send', object: 'claim', objectId: added.uuidkey });
        return added.uuidkey;
      }),

    /** Accepts or rejects, and answers the number of the animal; the same decision again changes nothing. Throws 409 when it was another. */
    decide: (uuidkey: string, decision: OwnerClaimDecision, actor: StaffActor): Promise<number> =>
      database.transaction(async (tx) => {
        const rows = ownerClaimRepository(tx);
        const claim = await rows.lockClaim(uuidkey);
        if (!claim) throw new AppError('NOT_FOUND');
        const { statuscode } = decision;
        if (claim.statuscode === statuscode) return claim.dierId;
        if (claim.statuscode !== ClaimStatus.open) throw new AppError('NOT_AVAILABLE', messages.decided);
        const reden = decision.statuscode === ClaimStatus.rejected ? decision.reden : null;
        await rows.decide(claim.id, statuscode, reden, actor.userId, now());
        await mailDecision(tx, claim, decision);
        const changes = { from: claim.statuscode, to: statuscode };
        await writeAudit(tx, actor, { action: 'claim.decide', object: 'claim', objectId: uuidkey, changes });
        return claim.dierId;
      }),

    /** Compares digits that staff read on the animal with those of the claim. Throws 409 after five times. */
    compareChip: (uuidkey: string, digits: string, actor: StaffActor): Promise<Answer> =>
      database.transaction(async (tx) => {
        const rows = ownerClaimRepository(tx);
        const claim = await rows.lockClaim(uuidkey);
        if (!claim) throw new AppError('NOT_FOUND');
        const stored = await rows.countTry(claim.id);
        if (!stored) return Answer.unknown;
        if (stored.tries > TRIES_MAX) throw new AppError('NOT_AVAILABLE', messages.compared);
        const secrets = formerSecret === undefined ? [secret] : [secret, formerSecret];
        const isSame = secrets.some((one) => isChipHash(stored.digits_hash, one, uuidkey.toLowerCase(), digits));
        const chip = isSame ? Answer.yes : Answer.no;
        await rows.setChip(claim.id, chip);
        const changes = { overeen: chip };
        await writeAudit(tx, actor, { action: 'claim.chip', object: 'claim', objectId: uuidkey, changes });
        return chip;
      }),

    /** Records why the end of the term need not be waited for. Throws 409 when no term runs. */
    recordException: (uuidkey: string, reden: string, actor: StaffActor): Promise<void> =>
      database.transaction(async (tx) => {
        const rows = ownerClaimRepository(tx);
        const animal = await rows.lockedAnimal(uuidkey);
        if (!animal) throw new AppError('NOT_FOUND');
        if (runningOwnerTerm(animal, now()) === null) throw new AppError('NOT_AVAILABLE', messages.noTerm);
        await rows.setException(animal.id, reden, actor.userId);
        const changes = { uitzondering: reden };
        await writeAudit(tx, actor, { action: 'animal.exception', object: 'animal', objectId: uuidkey, changes });
      }),

    /** The animals of a shelter whose owner can still come forward, or about which a claim is open, by last day. */
    async found(asiel: number): Promise<FoundAnimal[]> {
      const rows = await ownerClaimRepository(database).found(asiel);
      return rows
        .flatMap((row) => {
          const laatstedag = ownerTerm(row.inbewaring, row.provincieland);
          const isShown = row.meldingen > 0 || runningOwnerTerm(row, now()) !== null;
          return laatstedag !== null && isShown ? [{ ...row, laatstedag }] : [];
        })
        .sort((one, other) => one.laatstedag.localeCompare(other.laatstedag));
    },
  };
}

export type OwnerClaimService = ReturnType<typeof ownerClaimService>;
