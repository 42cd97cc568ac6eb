import { type NewsCreate, NewsStatus, type NewsUpdate } from '@portal/shared/contract';
import { AppError } from '../../lib/app-error';
import { cleanMixed, cleanRequired } from '../../lib/clean-text';
import { refuseStale } from '../../lib/if-match';
import type { Values } from '../../lib/sql';
import { type OnceCall, once } from '../../plugins/idempotency';
import type { Database } from '../../ports/database/port';
import { RICH_TEXT_POLICY, type Sanitiser } from '../../ports/sanitiser/port';
import { type AuditActor, writeAudit } from '../audit';
import { TEXT_MISSING } from './messages';
import { newsRepository } from './news.repository';

/** Characters that the column of a cleaned intro takes. */
const INTRO_STORED_MAX = 1500;

export interface NewsServiceOptions {
  database: Pick<Database, 'transaction'>;
  sanitiser: Pick<Sanitiser, 'clean'>;
}

/** Writing news: cleaned text, version and audit line in one transaction (AP-005, C29). */
export function newsService({ database, sanitiser }: NewsServiceOptions) {
  /** The given fields as they are stored; cleaned before the transaction begins. */
  async function valuesOf({ titel, datum, tekst, intro, auteur, aktief }: Omit<NewsUpdate, 'id'>): Promise<Values> {
    return {
      titel,
      datum,
      aktief,
      auteur: auteur === undefined ? undefined : auteur || null,
      intro:
        intro === undefined
          ? undefined
          : (await cleanMixed(sanitiser, { field: 'intro', max: INTRO_STORED_MAX }, intro)) || null,
      ...(tekst === undefined
        ? {}
        : {
            tekst: await cleanRequired(sanitiser, { field: 'tekst', message: TEXT_MISSING }, tekst),
            html_policy: RICH_TEXT_POLICY,
          }),
    };
  }

  return {
    /** Answers the number; a repeat of the call gets the first one's. */
    async create(form: NewsCreate, call: OnceCall, actor: AuditActor): Promise<number> {
      const values = await valuesOf(form);
      return once(database, call, async (tx) => {
        const id = await newsRepository(tx).add(values);
        await writeAudit(tx, actor, { action: 'news.create', object: 'news', objectId: id });
        return id;
      });
    },

    /** Changes the given fields. Throws 404, and 412 when `ifMatch` names an older version. */
    async update(id: number, form: NewsUpdate, ifMatch: string | undefined, actor: AuditActor): Promise<void> {
      const values = await valuesOf(form);
      await database.transaction(async (tx) => {
        const rows = newsRepository(tx);
        const found = await rows.lock(id);
        if (!found) throw new AppError('NOT_FOUND');
        refuseStale(ifMatch, found.version);
        const fields = await rows.update(id, values);
        if (fields.length === 0) return;
        const aktief = form.aktief === undefined ? {} : { aktief: form.aktief };
        const changes = { fields, ...aktief };
        await writeAudit(tx, actor, { action: 'news.update', object: 'news', objectId: id, changes });
      });
    },

    /** Throws 404, 409 while it is active, 412. */
    remove: (id: number, ifMatch: string | undefined, actor: AuditActor): Promise<void> =>
      database.transaction(async (tx) => {
        const rows = newsRepository(tx);
        const found = await rows.lock(id);
        if (!found) throw new AppError('NOT_FOUND');
        refuseStale(ifMatch, found.version);
        if (found.aktief === NewsStatus.active) throw new AppError('STILL_ACTIVE');
        await rows.remove(id);
        await writeAudit(tx, actor, { action: 'news.delete', object: 'news', objectId: id });
      }),
  };
}
export type NewsService = ReturnType<typeof newsService>;
