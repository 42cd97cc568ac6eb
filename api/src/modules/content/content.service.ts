import { AppError } from '../../lib/app-error';
import { refuseStale } from '../../lib/if-match';
import type { Values } from '../../lib/sql';
import { type IdempotentCall, idempotent } from '../../plugins/idempotency';
import type { Database, Executor } from '../../ports/database/port';
import { type AuditActor, auditedChange, writeAudit } from '../audit';
import type { ContentRepository, ContentState } from './content.repository';

/** What a kind of content does its own way. */
export interface ContentKind<Create, Update, State extends ContentState> {
  /** Its name in the audit log. */
  object: 'article' | 'news';
  repository(tx: Executor): Pick<ContentRepository<{ aktief: number }, State>, 'lock' | 'add' | 'update' | 'remove'>;
  /** The given fields as they are stored; cleaned before the transaction begins. */
  valuesOf(form: Create | Update): Promise<Values>;
  /** Columns of a new item that depend on other rows. */
  addedValues?(tx: Executor, form: Create): Promise<Values>;
  /** The same of a changed item. */
  changedValues?(tx: Executor, id: number, form: Update, found: State): Promise<Values>;
}

/** Writing content: version and audit line in one transaction (C29). */
export function contentService<Create, Update, State extends ContentState>(
  database: Pick<Database, 'transaction'>,
  kind: ContentKind<Create, Update, State>,
) {
  const { object } = kind;

  async function locked(tx: Executor, id: number, ifMatch: string | undefined) {
    const rows = kind.repository(tx);
    const found = await rows.lock(id);
    if (!found) throw new AppError('NOT_FOUND');
    refuseStale(ifMatch, found.version);
    return { rows, found };
  }

  return {
    /** Returns the number; a repeat of the call gets the first one's. */
    async create(form: Create, call: IdempotentCall, actor: AuditActor): Promise<number> {
      const values = await kind.valuesOf(form);
      return idempotent(database, call, async (tx) => {
        const id = await kind.repository(tx).add({ ...values, ...(await kind.addedValues?.(tx, form)) });
        await writeAudit(tx, actor, { action: `${object}.create`, object, objectId: id });
        return id;
      });
    },

    /** Changes the given fields. Throws 404, and 412 when `ifMatch` names an older version. */
    async update(id: number, form: Update, ifMatch: string | undefined, actor: AuditActor): Promise<void> {
      const values = await kind.valuesOf(form);
      await database.transaction(async (tx) => {
        const { rows, found } = await locked(tx, id, ifMatch);
        const written = { ...values, ...(await kind.changedValues?.(tx, id, form, found)) };
        const fields = await rows.update(id, written);
        if (fields.length === 0) return;
        const changes = auditedChange(object, found, written);
        await writeAudit(tx, actor, { action: `${object}.update`, object, objectId: id, changes });
      });
    },

    /** Throws 404, 409 while it is public, 412. */
    remove: (id: number, ifMatch: string | undefined, actor: AuditActor): Promise<void> =>
      database.transaction(async (tx) => {
        const { rows, found } = await locked(tx, id, ifMatch);
        if (found.aktief === 1) throw new AppError('STILL_ACTIVE');
        await rows.remove(id);
        await writeAudit(tx, actor, { action: `${object}.delete`, object, objectId: id });
      }),
  };
}

/** Creates, changes and removes one kind of content. */
export type ContentService<Create, Update> = ReturnType<typeof contentService<Create, Update, ContentState>>;
