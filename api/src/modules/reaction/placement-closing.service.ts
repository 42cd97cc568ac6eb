import { type AnimalCard, type PlacementClosing, portalPath } from '@portal/shared/contract';
import { AppError } from '../../lib/app-error';
import { mailTexts } from '../../lib/mail-text';
import type { Database } from '../../ports/database/port';
import { isMailAddress, type OutgoingMail, queueMail } from '../../ports/mail/port';
import { type AuditActor, writeAudit } from '../audit';
import { messages } from './messages';
import { type OpenReaction, type PlacedAnimal, placementClosingRepository } from './placement-closing.repository';
import { reactionWriteRepository } from './reaction-write.repository';

/** Other animals that are available and like this one, the likest first. */
export type FindSimilar = (animal: { uuidkey: string }) => Promise<AnimalCard[]>;

export interface PlacementClosingOptions {
  database: Pick<Database, 'query' | 'transaction'>;
  findSimilar: FindSimilar;
  origin: string;
  productName: string;
}

/** What the mails about one placement have in common. */
interface Placement {
  animal: PlacedAnimal;
  similar: readonly AnimalCard[];
}

/** Tells the others who reacted that an animal has a home, and moves their reactions to the archive (C17). */
export function placementClosingService({ database, findSimilar, origin, productName }: PlacementClosingOptions) {
  /** Null when there is nobody to tell, or they were told before. */
  function mailFor({ animal, similar }: Placement, reaction: OpenReaction): OutgoingMail | null {
    if (reaction.isTold || !isMailAddress(reaction.email)) return null;
    const replyTo = animal.asielEmail && isMailAddress(animal.asielEmail) ? animal.asielEmail : null;
    const hasSimilar = similar.length > 0;
    const texts = mailTexts({
      name: reaction.displayname,
      paragraphs: [
        ...messages.placed(animal.naam, animal.asielNaam),
        ...(replyTo === null ? [] : [messages.mayReply]),
        hasSimilar ? messages.placedSimilar : messages.placedSearch,
      ],
      links: hasSimilar
        ? similar.map((card) => ({ label: messages.similar(card), url: origin + portalPath.animal(card.uuidkey) }))
        : [{ label: messages.allAnimals, url: origin + portalPath.animalSearch() }],
      productName,
    });
    const subject = messages.placedSubject(animal.naam);
    return { to: reaction.email, replyTo, template: 'reaction-placed', subject, ...texts };
  }

  /** Read before the transaction: the index has its own way to the database. The order of similar animals does not change by itself. */
  const placementOf = async (animal: PlacedAnimal): Promise<Placement> => ({
    animal,
    similar: await findSimilar(animal),
  });

  return {
    /** The open reactions with the mail of each, as they would be sent now. Throws 409 unless the animal is placed. */
    async preview(animal: PlacedAnimal): Promise<PlacementClosing['data']> {
      if (!animal.isPlaced) throw new AppError('NOT_AVAILABLE', messages.notPlaced);
      const placement = await placementOf(animal);
      const { reactions, total } = await placementClosingRepository(database).open(animal.id);
      const items = reactions.map((reaction) => {
        const mail = mailFor(placement, reaction);
        const { uuidkey, displayname, statuscode, created_at } = reaction;
        const shown = mail && { to: mail.to, subject: mail.subject, text: mail.text };
        return { uuidkey, displayname, statuscode, created_at, mail: shown };
      });
      return { dier: { uuidkey: animal.uuidkey, naam: animal.naam }, items, totalRecords: total };
    },

    /**
     * Closes those among the keys that are open still, each with one mail; a repeat, also one at the same time, finds none open. Throws 409
     * unless the animal is placed.
     */
    async close(
      animal: PlacedAnimal,
      keys: readonly string[],
      actor: AuditActor,
    ): Promise<{ closed: number; mailed: number }> {
      const placement = await placementOf(animal);
      return database.transaction(async (tx) => {
        const rows = placementClosingRepository(tx);
        await reactionWriteRepository(tx).actAs(actor.userId, 'placed');
        if (!(await rows.isPlacedLocked(animal.id))) throw new AppError('NOT_AVAILABLE', messages.notPlaced);
        const open = await rows.lockOpen(animal.id, keys);
        if (open.length === 0) return { closed: 0, mailed: 0 };
        const mails = open.flatMap((reaction) => mailFor(placement, reaction) ?? []);
        for (const mail of mails) await queueMail(tx, mail);
        await rows.close(open.map(({ id }) => id));
        const changes = { reactions: open.map(({ uuidkey }) => uuidkey), mailed: mails.length };
        await writeAudit(tx, actor, {
          ...{ action: 'reaction.close-placed', object: 'animal', objectId: animal.uuidkey },
          changes,
        });
        return { closed: open.length, mailed: mails.length };
      });
    },
  };
}
export type PlacementClosingService = ReturnType<typeof placementClosingService>;
