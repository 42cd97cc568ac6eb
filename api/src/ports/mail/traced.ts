import type { Trace } from '../trace/port';
import type { MailTransport } from './port';

/** The same transport, each of whose mails is a step of the trace: its template, never its receiver. */
export function tracedMail(mail: MailTransport, trace: Pick<Trace, 'step'>): MailTransport {
  return {
    send: (one) => trace.step('mail', { 'portal.mail_template': one.template }, () => mail.send(one)),
    close: () => mail.close(),
  };
}
