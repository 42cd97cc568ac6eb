import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { Mail, MailPage, MailRow } from '@portal/shared/contract';
import type { APIRequestContext } from 'playwright/test';
import { callerOf } from './calls';
import { PEOPLE } from './people';
import { expect } from './test';

/** A mail is written after the answer that promises it. */
const MAIL_MS = 15_000;

const OPERATOR = join(import.meta.dirname, '../../api/src/commands/operator.ts');

/** A mail whole, as the operator of the machine reads it: admins see no code that works. A portal on PostgreSQL is asked by its command. */
async function wholeText(id: number): Promise<string> {
  const { PORTAL_DATABASE_URL } = process.env;
  if (PORTAL_DATABASE_URL) {
    const env = { ...process.env, DATABASE_URL: PORTAL_DATABASE_URL };
    const command = ['--import', 'tsx', OPERATOR, 'admin', 'mail', '--id', String(id)];
    return (await promisify(execFile)(process.execPath, command, { env })).stdout;
  }
  const connection = connect({ path: join(process.env.PORTAL_DATA_DIR ?? '', 'operator.sock'), allowHalfOpen: true });
  connection.end(JSON.stringify({ name: 'mail.newest', id }));
  const { output } = JSON.parse(await text(connection));
  return output;
}

/** The newest mail of the outbox that `fits`, waited for. */
export async function newestMailOf(request: APIRequestContext, fits: (row: MailRow) => boolean): Promise<Mail> {
  const admin = await callerOf(request, PEOPLE.admin);
  let id: number | undefined;
  const find = async () => {
    id = (await admin.get<MailPage>('mail?rows=50')).data.find(fits)?.id;
    return id;
  };
  await expect.poll(find, { message: 'a mail in the outbox', timeout: MAIL_MS }).toBeDefined();
  const { item } = (await admin.get<{ data: { item: Mail } }>(`mail/${id}`)).data;
  return { ...item, text: await wholeText(item.id) };
}

/** The newest mail to an address whose subject fits, and the address of its link as a path of the portal. */
export async function newestMail(
  request: APIRequestContext,
  to: string,
  about = /./,
): Promise<Mail & { link: string }> {
  const item = await newestMailOf(request, ({ to_address, subject }) => to_address === to && about.test(subject));
  const url = new URL(/https?:\/\/\S+oobCode=[\w-]+/.exec(item.text)?.[0] ?? '');
  return { ...item, link: url.pathname + url.search };
}
