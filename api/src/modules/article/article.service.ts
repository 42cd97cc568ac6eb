import { ArticleCategory, type ArticleCreate, ArticleStatus, type ArticleUpdate } from '@portal/shared/contract';
import { articleAlias } from '@portal/shared/domain';
import { AppError } from '../../lib/app-error';
import { cleanRequired } from '../../lib/clean-text';
import { refuseStale } from '../../lib/if-match';
import type { Values } from '../../lib/sql';
import { type OnceCall, once } from '../../plugins/idempotency';
import type { Database, Executor } from '../../ports/database/port';
import { RICH_TEXT_POLICY, type Sanitiser } from '../../ports/sanitiser/port';
import { type AuditActor, writeAudit } from '../audit';
import type { ArticleState } from './article.repository';
import { articleRepository } from './article.repository';
import { TEXT_MISSING } from './messages';

export interface ArticleServiceOptions {
  database: Pick<Database, 'transaction'>;
  sanitiser: Pick<Sanitiser, 'clean'>;
}

/** Writing articles: cleaned text, alias of its own, version and audit line in one transaction (AP-003, AP-004, C29). */
export function articleService({ database, sanitiser }: ArticleServiceOptions) {
  /** The given fields as they are stored; cleaned before the transaction begins. */
  async function valuesOf({ titel, aktief, auteur, datum, tekst, categorie }: ArticleUpdate): Promise<Values> {
    const given = { titel, aktief, auteur, datum, categorie };
    if (tekst === undefined) return given;
    const clean = await cleanRequired(sanitiser, { field: 'tekst', message: TEXT_MISSING }, tekst);
    return { ...given, tekst: clean, html_policy: RICH_TEXT_POLICY };
  }

  /** The alias only when it or the category changes: addresses that are known stay. */
  async function aliasAfter(tx: Executor, id: number, form: ArticleUpdate, found: ArticleState) {
    const categorie = form.categorie ?? found.categorie;
    if (!form.alias && categorie === found.categorie) return {};
    const wanted = articleAlias(form.alias || found.alias);
    return { alias: await articleRepository(tx).freeAlias(categorie, wanted, id) };
  }

  return {
    /** Answers the number; a repeat of the call gets the first one's. */
    async create(form: ArticleCreate, call: OnceCall, actor: AuditActor): Promise<number> {
      const values = await valuesOf(form);
      const categorie = form.categorie ?? ArticleCategory.information;
      return once(database, call, async (tx) => {
        const rows = articleRepository(tx);
        const alias = await rows.freeAlias(categorie, articleAlias(form.alias || form.titel), null);
        const id = await rows.add({ ...values, categorie, alias });
        await writeAudit(tx, actor, { action: 'article.create', object: 'article', objectId: id });
        return id;
      });
    },

    /** Changes the given fields. Throws 404, and 412 when `ifMatch` names an older version. */
    async update(id: number, form: ArticleUpdate, ifMatch: string | undefined, actor: AuditActor): Promise<void> {
      const values = await valuesOf(form);
      await database.transaction(async (tx) => {
        const rows = articleRepository(tx);
        const found = await rows.lock(id);
        if (!found) throw new AppError('NOT_FOUND');
        refuseStale(ifMatch, found.version);
        const fields = await rows.update(id, { ...values, ...(await aliasAfter(tx, id, form, found)) });
        if (fields.length === 0) return;
        const changes = { fields, ...(form.aktief === undefined ? {} : { from: found.aktief, to: form.aktief }) };
        await writeAudit(tx, actor, { action: 'article.update', object: 'article', objectId: id, changes });
      });
    },

    /** Throws 404, 409 while it is published, 412. */
    remove: (id: number, ifMatch: string | undefined, actor: AuditActor): Promise<void> =>
      database.transaction(async (tx) => {
        const rows = articleRepository(tx);
        const found = await rows.lock(id);
        if (!found) throw new AppError('NOT_FOUND');
        refuseStale(ifMatch, found.version);
        if (found.aktief === ArticleStatus.published) throw new AppError('STILL_ACTIVE');
        await rows.remove(id);
        await writeAudit(tx, actor, { action: 'article.delete', object: 'article', objectId: id });
      }),
  };
}
export type ArticleService = ReturnType<typeof articleService>;
