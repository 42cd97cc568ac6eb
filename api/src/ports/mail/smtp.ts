import { createTransport } from 'nodemailer';
import { isLocalHost } from '../../lib/ip-address';
import { MailRefused, type MailTransport, type SendableMail } from './port';

const TIMEOUT_MS = 20_000;
const CONNECTIONS = 5;

/** Who the mails are from. */
export interface Sender {
  name: string;
  address: string;
}

/** Sends by SMTP: `url` such as smtps://user:password@host:465 or smtp://host:587. Connections are kept and shared. */
export function smtpTransport(url: string, from: Sender): MailTransport {
  const transport = createTransport({
    ...serverOptions(url, TIMEOUT_MS),
    pool: true,
    maxConnections: CONNECTIONS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    async send(mail) {
      try {
        await transport.sendMail(message(mail, from, domain));
      } catch (error) {
        throw isRefusal(error) ? new MailRefused(reason(error)) : error;
      }
    },
    close: () => transport.close(),
  };
}

function serverOptions(url: string, timeoutMs: number) {
  const server = new URL(url);
  return {
    host: server.hostname,
    port: Number(server.port) || (server.protocol === 'smtps:' ? 465 : 587),
    secure: server.protocol === 'smtps:',
    // Who sits between could hide that the server encrypts, and read the password.
    requireTLS: server.username !== '' && !isLocalHost(server.hostname),
    ...(server.username
      ? { auth: { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) } }
      : {}),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  };
}

/** Connects and signs in, and sends nothing. Rejects when the mail server does not take us. */
export async function checkSmtp(url: string, timeoutMs: number): Promise<void> {
  const transport = createTransport(serverOptions(url, timeoutMs));
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Addresses are objects, never text: text would be read as a list of addresses. */
function message(mail: SendableMail, from: Sender, domain: string) {
  const { unsubscribeUrl } = mail;
  return {
    from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.messageId}@${domain}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl
        ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : {}),
    },
  };
}

/** A code of 5xx is final; 4xx, a broken connection and refused credentials (ours to mend) may pass. */
function isRefusal(error: unknown): error is Error & { responseCode: number } {
  const { responseCode, code } = Object(error) as { responseCode?: unknown; code?: unknown };
  return code !== 'EAUTH' && typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
}

const reason = (error: Error & { responseCode: number }) => `${error.responseCode}: ${error.message}`.slice(0, 500);
