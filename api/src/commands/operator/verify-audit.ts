import { auditRepository } from '../../modules/audit';
import { firstBrokenRelease } from '../../modules/release';
import type { Database } from '../../ports/database/port';

/** Reading a log of two years hashes every line again. */
const LIMIT_MS = 30 * 60_000;

/** A line as the log of the process told it, to compare with. */
export interface ToldHead {
  id?: number | undefined;
  hash?: string | undefined;
}

/**
 * Whether the audit log and the log of releases are as they were written: `text` for the terminal. A chain can be made anew by whoever owns the database; the head that
 * the log of the process told shows that.
 */
export function verifyAudit(
  database: Pick<Database, 'transaction'>,
  { id, hash }: ToldHead,
): Promise<{ isWhole: boolean; text: string }> {
  return database.transaction(
    async (tx) => {
      const log = auditRepository(tx);
      const broken = await log.firstBroken();
      if (broken) {
        const { created_at, action, object } = broken;
        const line = `regel ${broken.id} (${created_at}, ${action}, ${object})`;
        return { isWhole: false, text: `Het logboek is niet heel. De eerste regel die niet klopt, is ${line}.` };
      }
      if (id !== undefined && hash !== undefined && (await log.hashOf(id)) !== hash)
        return { isWhole: false, text: `Het logboek is niet heel. Regel ${id} heeft een andere hash dan ${hash}.` };
      const release = await firstBrokenRelease(tx);
      if (release)
        return {
          isWhole: false,
          text: `Het logboek van releases is niet heel: regel ${release} klopt niet of ontbreekt.`,
        };
      const head = await log.head();
      if (head.id === null) return { isWhole: true, text: 'Het logboek is leeg.' };
      const text = `Het logboek is heel: ${head.lines} regels. De laatste is regel ${head.id} met hash ${head.hash}.`;
      return { isWhole: true, text };
    },
    { limitMs: LIMIT_MS },
  );
}
