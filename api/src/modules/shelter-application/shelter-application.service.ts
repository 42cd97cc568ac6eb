import {
  ApplicationStatus,
  portalPath,
  type ShelterApplication,
  type ShelterApplicationForm,
} from '@portal/shared/contract';
import { AppError } from '../../lib/app-error';
import { mailTexts } from '../../lib/mail-text';
import { type IdempotentCall, idempotent } from '../../plugins/idempotency';
import type { Database, Executor } from '../../ports/database/port';
import { queueMail } from '../../ports/mail/port';
import { type AuditActor, auditedChange, writeAudit } from '../audit';
import { mailAdmins } from '../mail';
import { mails, messages } from './messages';
import { applicationRepository, type LockedApplication } from './shelter-application.repository';

export interface ApplicationServiceOptions {
  database: Pick<Database, 'transaction'>;
  /** Address of the board; without one all admins get the mail. */
  contactEmail: string | undefined;
  origin: string;
  productName: string;
  now: () => Date;
}

type MailText = ReturnType<(typeof mails)[keyof typeof mails]> & { link?: string };

const invalid = (field: string, message: string) =>
  new AppError('VALIDATION', undefined, { fields: { [field]: message } });

/** Sending and deciding about applications: rows, mails and audit line in one transaction (C36). */
export function applicationService({ database, contactEmail, origin, productName, now }: ApplicationServiceOptions) {
  /** The mail with its texts; `path` is where its link leads. */
  function written({ template, subject, paragraphs, link }: MailText, name: string | null, path: string) {
    const to = link === undefined ? {} : { link: { label: link, url: origin + path } };
    return { template, subject, ...mailTexts({ name, paragraphs, productName, ...to }) };
  }

  const mailApplicant = (tx: Executor, application: ShelterApplication, mail: MailText, path: string) =>
    queueMail(tx, { to: application.emailbheerder, ...written(mail, application.contactpersoon, path) });

  async function mailReceipt(tx: Executor, application: ShelterApplication): Promise<void> {
    const facts = { productName, application };
    const toBoard = written(mails.toBoard(facts), messages.boardName, portalPath.applicationManagement());
    await mailAdmins(tx, contactEmail, { ...toBoard, replyTo: application.email });
    // Not by name: the address may be somebody else's.
    const receipt = written(mails.received(facts), null, portalPath.home());
    await queueMail(tx, { to: application.emailbheerder, ...receipt });
  }

  /** The name and, when it was chosen from the lookup, the shelter that is there already. */
  async function shelterOf(tx: Executor, chosen: ShelterApplicationForm['naamObject']) {
    if (typeof chosen === 'string') return { naam: chosen, asiel: null };
    if (chosen.id === undefined) return { naam: chosen.naam, asiel: null };
    const naam = await applicationRepository(tx).shelterName(chosen.id);
    if (naam === undefined) throw invalid('naamObject', messages.unknownShelter);
    return { naam, asiel: chosen.id };
  }

  /** Links the account, or tells how it will be linked. */
  async function linkApplicant(tx: Executor, application: LockedApplication): Promise<void> {
    const rows = applicationRepository(tx);
    const facts = { productName, application };
    const applicant = await rows.applicant(application);
    if (applicant?.isConfirmed) {
      await rows.link(application.id, applicant.id);
      await mailApplicant(tx, application, mails.linked(facts), portalPath.login());
    } else if (applicant) {
      await mailApplicant(tx, application, mails.confirmFirst(facts), portalPath.login());
    } else {
      await rows.forgetSender(application.id);
      await mailApplicant(tx, application, mails.invited(facts), portalPath.register());
    }
  }

  async function undecided(tx: Executor, uuidkey: string): Promise<LockedApplication> {
    const application = await applicationRepository(tx).lock(uuidkey);
    if (!application) throw new AppError('NOT_FOUND');
    return application;
  }

  /** The same decision again changes nothing; another one is refused. */
  function isDone({ status }: ShelterApplication, wanted: ApplicationStatus): boolean {
    if (status !== ApplicationStatus.new && status !== wanted) throw new AppError('NOT_AVAILABLE', messages.decided);
    return status === wanted;
  }

  return {
    /** Answers the key; a repeat of the call gets the first one's. Throws 409 DUPLICATE, 422. */
    send: (
      { naamObject, ...form }: ShelterApplicationForm,
      userId: number | null,
      call: IdempotentCall,
      actor: AuditActor,
    ): Promise<string> =>
      idempotent(database, call, async (tx) => {
        const rows = applicationRepository(tx);
        const shelter = await shelterOf(tx, naamObject);
        if (form.provincie && !(await rows.hasProvince(form.land, form.provincie))) {
          throw invalid('provincie', messages.unknownProvince);
        }
        const key = await rows.add({ ...form, ...shelter }, userId);
        const application = key === undefined ? undefined : await rows.find(key);
        if (!application) throw new AppError('DUPLICATE');
        await mailReceipt(tx, application);
        const line = { action: 'application.send', object: 'application', objectId: application.uuidkey };
        await writeAudit(tx, actor, line);
        return application.uuidkey;
      }),

    /** Creates the shelter or takes the chosen one, and links the applicant's account (C36, C37). Throws 404, 409. */
    approve: (uuidkey: string, adminId: number, actor: AuditActor): Promise<void> =>
      database.transaction(async (tx) => {
        const rows = applicationRepository(tx);
        const application = await undecided(tx, uuidkey);
        if (isDone(application, ApplicationStatus.approved)) return;
        const asiel = application.asiel ?? (await rows.addShelter(application));
        const decision = { status: ApplicationStatus.approved, asiel, reason: null, adminId, at: now() };
        await rows.decide(application.id, decision);
        await linkApplicant(tx, application);
        const changes = {
          ...auditedChange('application', application, { status: ApplicationStatus.approved }),
          ...{ asiel, isNew: application.asiel === null },
        };
        await writeAudit(tx, actor, {
          action: 'application.approve',
          object: 'application',
          objectId: uuidkey,
          changes,
        });
      }),

    /** Mails the reason. Throws 404, 409. */
    reject: (uuidkey: string, reason: string, adminId: number, actor: AuditActor): Promise<void> =>
      database.transaction(async (tx) => {
        const application = await undecided(tx, uuidkey);
        if (isDone(application, ApplicationStatus.rejected)) return;
        const { asiel } = application;
        const decision = { status: ApplicationStatus.rejected, asiel, reason, adminId, at: now() };
        await applicationRepository(tx).decide(application.id, decision);
        const facts = { productName, application: { ...application, reason } };
        await mailApplicant(tx, application, mails.rejected(facts), portalPath.contact());
        const changes = auditedChange('application', application, { status: ApplicationStatus.rejected });
        await writeAudit(tx, actor, {
          action: 'application.reject',
          object: 'application',
          objectId: uuidkey,
          changes,
        });
      }),
  };
}
export type ApplicationService = ReturnType<typeof applicationService>;
