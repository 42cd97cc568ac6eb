import { apiPath, ContactForm, MessageAnswer, ToastType, TRAP_FIELD } from '@portal/shared/contract';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AppError } from '../../lib/app-error';
import { limitKey } from '../../lib/ip-address';
import { mailTexts } from '../../lib/mail-text';
import { answerPrivately } from '../../plugins/current-user';
import { type IdempotentCall, idempotent, idempotentCall } from '../../plugins/idempotency';
import { refusals } from '../../plugins/openapi';
import { timesFactor } from '../../plugins/rate-limit';
import type { Database } from '../../ports/database/port';
import { queueMail } from '../../ports/mail/port';
import { type AuditActor, auditActor, writeAudit } from '../audit';
import { mailAdmins } from '../mail';
import { contactRepository } from './contact.repository';
import { messages } from './messages';

/** Limits (docs/trust.md#limits-of-calls): per network address, and per e-mail address. */
const SENT_IN_HALF_AN_HOUR = 5;
const SENT_IN_A_DAY = 20;
const DAY_SECONDS = 86_400;

const sendLimit = {
  rateLimit: {
    max: SENT_IN_HALF_AN_HOUR,
    timeWindow: 30 * 60_000,
    allowList: [],
    keyGenerator: ({ ip }: FastifyRequest) => `contact ${limitKey(ip)}`,
  },
};

export interface ContactRouteDependencies {
  database: Pick<Database, 'transaction'>;
  /** Address of the board; without one all admins get the mail. */
  contactEmail: string | undefined;
  productName: string;
  /** RATE_LIMIT_FACTOR. */
  factor: number;
}

const receipt: MessageAnswer = { data: { message: messages.sent, status: ToastType.success } };

/** `POST contact` (AP-015): kept for the board and mailed to it; an answer goes to the sender, who gets a receipt. */
export function contactRoutes(dependencies: ContactRouteDependencies): FastifyPluginAsync {
  return async (instance) => {
    answerPrivately(instance);
    instance.withTypeProvider<ZodTypeProvider>().post(
      `/${apiPath.contact()}`,
      {
        config: sendLimit,
        schema: {
          tags: ['contact'],
          summary: 'Writes to the board; takes an Idempotency-Key',
          body: ContactForm,
          response: { ...refusals(400, 422), 201: MessageAnswer },
        },
      },
      async (request, reply) => {
        const call = idempotentCall(request, apiPath.contact(), request.user?.user_id ?? null);
        if (!request.body[TRAP_FIELD]) await send(dependencies, request.body, call, auditActor(request));
        return reply.code(201).send(receipt);
      },
    );
  };
}

/** Row, mails and audit line in one transaction. Throws 422 for an unknown subject, 429. */
function send(
  { database, contactEmail, productName, factor }: ContactRouteDependencies,
  form: ContactForm,
  call: IdempotentCall,
  actor: AuditActor,
): Promise<number> {
  return idempotent(database, call, async (tx) => {
    const rows = contactRepository(tx);
    const subject = await rows.subjectLabel(form.subject);
    if (subject === undefined) {
      throw new AppError('VALIDATION', undefined, { fields: { subject: messages.unknownSubject } });
    }
    if ((await rows.countOfDay(form.email)) >= timesFactor(SENT_IN_A_DAY, factor)) {
      throw new AppError('TOO_MANY_REQUESTS', messages.tooMany, { retryAfterSeconds: DAY_SECONDS });
    }
    const id = await rows.add(form);
    const texts = mailTexts({ name: messages.boardName, paragraphs: messages.mail(subject, form), productName });
    const mail = { template: 'contact', subject: messages.mailSubject(subject), replyTo: form.email, ...texts };
    await mailAdmins(tx, contactEmail, mail);
    // Not by name and without what was typed: the address may be somebody else's.
    const thanks = mailTexts({ name: null, paragraphs: messages.receipt(subject), productName });
    const receipt = { template: 'contact-received', subject: messages.receiptSubject(productName), ...thanks };
    await queueMail(tx, { to: form.email, ...receipt });
    await writeAudit(tx, actor, { action: 'contact.send', object: 'contact', objectId: id });
    return id;
  });
}
