import {
  ANSWER_TEMPLATES_MAX,
  type AnswerTemplate,
  type AnswerTemplateForm,
  portalPath,
} from '@portal/shared/contract';
import { fillTemplate, type PlaceholderValues, phoneText } from '@portal/shared/domain';
import { AppError } from '../../lib/app-error';
import { refuseStale } from '../../lib/if-match';
import { type IdempotentCall, idempotent } from '../../plugins/idempotency';
import type { Database, Executor } from '../../ports/database/port';
import { type AuditActor, writeAudit } from '../audit';
import { answerTemplateRepository, type OwnedTemplate, type PlaceholderSource } from './answer-template.repository';
import { messages } from './messages';
import { openingText } from './opening-text';

const OBJECT = 'answer_template';

export interface AnswerTemplateServiceOptions {
  database: Pick<Database, 'query' | 'transaction'>;
  origin: string;
}

/** Templates of answers: written with their audit line in one transaction, and filled in for a reaction (C17). */
export function answerTemplateService({ database, origin }: AnswerTemplateServiceOptions) {
  return {
    /** Answers the new key; a repeat of the call gets the first one's. Throws 409 when the shelter has as many as it may, 422 for a name twice. */
    create: (asiel: number, form: AnswerTemplateForm, call: IdempotentCall, actor: AuditActor): Promise<string> =>
      idempotent(database, call, async (tx) => {
        const rows = answerTemplateRepository(tx);
        const { total, isTaken } = await rows.lockNames(asiel, form.naam);
        if (total >= ANSWER_TEMPLATES_MAX) throw new AppError('LIMIT_REACHED', messages.templateLimit);
        refuseTaken(isTaken);
        const objectId = await rows.add(asiel, form);
        await writeAudit(tx, actor, { action: 'answer-template.create', object: OBJECT, objectId, changes: { asiel } });
        return objectId;
      }),

    /** Throws 412 when the client's version is an older one, 422 for a name that another template has. */
    update: (
      uuidkey: string,
      form: AnswerTemplateForm,
      ifMatch: string | undefined,
      actor: AuditActor,
    ): Promise<void> =>
      database.transaction(async (tx) => {
        const found = await lock(tx, uuidkey, form.naam);
        refuseStale(ifMatch, found.version);
        if (found.naam === form.naam && found.tekst === form.tekst) return;
        await answerTemplateRepository(tx).change(found.id, form);
        const changes = { asiel: found.asiel };
        await writeAudit(tx, actor, { action: 'answer-template.update', object: OBJECT, objectId: uuidkey, changes });
      }),

    remove: ({ id, uuidkey, asiel }: OwnedTemplate, actor: AuditActor): Promise<void> =>
      database.transaction(async (tx) => {
        await answerTemplateRepository(tx).remove(id);
        const changes = { asiel };
        await writeAudit(tx, actor, { action: 'answer-template.delete', object: OBJECT, objectId: uuidkey, changes });
      }),

    /** The templates of a shelter, filled in for one reaction; what has no value keeps its braces. */
    async filledFor(reactionKey: string, asiel: number): Promise<AnswerTemplate[]> {
      const rows = answerTemplateRepository(database);
      const [templates, source] = await Promise.all([rows.list(asiel), rows.placeholderSource(reactionKey)]);
      if (!source) throw new AppError('NOT_FOUND');
      const values = valuesOf(source, origin);
      return templates.map((template) => ({ ...template, tekst: fillTemplate(template.tekst, values) }));
    },
  };
}
export type AnswerTemplateService = ReturnType<typeof answerTemplateService>;

function refuseTaken(isTaken: boolean): void {
  if (isTaken) throw new AppError('VALIDATION', undefined, { fields: { naam: messages.templateNameTaken } });
}

/** The template as it is once nobody else writes to those of its shelter. */
async function lock(tx: Executor, uuidkey: string, naam: string): Promise<OwnedTemplate> {
  const rows = answerTemplateRepository(tx);
  const before = await rows.find(uuidkey);
  if (!before) throw new AppError('NOT_FOUND');
  const { isTaken } = await rows.lockNames(before.asiel, naam, before.id);
  const found = await rows.find(uuidkey);
  if (!found) throw new AppError('NOT_FOUND');
  refuseTaken(isTaken);
  return found;
}

function valuesOf(source: PlaceholderSource, origin: string): PlaceholderValues {
  const { adres, postcode, plaats, telefoon, land } = source;
  return {
    naam: source.displayname,
    dier: source.dierNaam,
    asiel: source.asielNaam,
    telefoon: telefoon ? phoneText(telefoon, land).text : null,
    email: source.email,
    adres: adres ? [adres, [postcode, plaats].filter(Boolean).join(' ')].join(', ') : null,
    openingstijden: openingText(source.openingstijden),
    pagina: origin + portalPath.animal(source.dierUuidkey),
  };
}
