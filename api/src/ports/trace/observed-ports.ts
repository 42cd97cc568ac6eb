import { type AroundCall, observedDatabase } from '../database/observed';
import type { Database } from '../database/port';
import type { MailTransport } from '../mail/port';
import { tracedMail } from '../mail/traced';
import type { Trace } from './port';

export interface ObservedPorts {
  database: Database;
  /** What jobs use; the same as `database` unless told. */
  taskDatabase?: Database;
  mail?: MailTransport;
}

/** Counts a call of the database of one kind. */
type CountCall = <Result>(kind: string, work: () => Promise<Result>) => Promise<Result>;

/** The same adapters, whose work is counted and, with a trace, followed. */
export function observedPorts<Ports extends ObservedPorts>(ports: Ports, count: CountCall, trace?: Trace): Ports {
  const around: AroundCall = ({ kind, sql = '' }, work) =>
    count(kind, trace ? () => trace.step(`database ${kind}`, { 'db.query.text': sql }, work) : work);
  const { mail, taskDatabase: given } = ports;
  const database = observedDatabase(ports.database, around);
  const taskDatabase = given && given !== ports.database ? observedDatabase(given, around) : database;
  return { ...ports, database, taskDatabase, ...(mail && trace ? { mail: tracedMail(mail, trace) } : {}) };
}
