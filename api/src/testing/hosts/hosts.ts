import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../config';
import type { Database } from '../../ports/database/port';
import { openPostgres } from '../../ports/database/postgres';
import { type ApiProcess, apiProcess } from '../api-process';
import { findPostgres, type PostgresServer, startPostgres } from '../postgres-server';
import { type S3Server, startS3Server } from '../s3-server';
import { type MailServer, startMailServer } from './mail-server';
import { type RoundRobin, startRoundRobin } from './round-robin';

/** Long enough for the proxy to have asked each process. */
const DRAIN_SECONDS = '1';

/** Several api processes as on several hosts: nothing in common but database, bucket, mail server and secret. */
export interface Hosts {
  url: string;
  processes: ApiProcess[];
  postgres: PostgresServer;
  /** A view of the harness itself, which no api has; opened anew after a restart of the server. */
  openDatabase(): Promise<Database>;
  store: S3Server;
  mail: MailServer;
  proxy: RoundRobin;
  /** What the harness needs to sign people in without a password. */
  config: ReturnType<typeof readConfig>;
  stop(): Promise<void>;
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** Starts everything; all processes at once, so that one of them migrates and the others wait. */
export async function startHosts(count: number, secret: string): Promise<Hosts> {
  const programs = findPostgres();
  if (!programs) throw new Error('There is no PostgreSQL >= 15 on this machine.');
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one().catch(() => undefined);
  };
  try {
    const postgres = await startPostgres(programs, { fsync: true });
    stops.push(() => postgres.stop());
    const store = await startS3Server();
    stops.push(() => store.close());
    const mail = await startMailServer();
    stops.push(() => mail.close());
    const port = await freePort();
    const common = {
      ...{ DATABASE_URL: postgres.url, BLOBS_URL: store.url(), SMTP_URL: mail.url, SECRET_KEY: secret },
      ...{ PUBLIC_ORIGIN: `http://127.0.0.1:${port}`, TRUSTED_PROXIES: '127.0.0.1', LISTEN_HOST: '127.0.0.1' },
      ...{ CONTACT_EMAIL: 'info@portaal.example', DRAIN_SECONDS, FIRST_VIEW: 'off' },
    };
    const processes: ApiProcess[] = [];
    for (let i = 0; i < count; i += 1) {
      const folder = mkdtempSync(join(tmpdir(), 'portal-hosts-'));
      stops.push(async () => rmSync(folder, { recursive: true, force: true }));
      processes.push(apiProcess({ ...common, DATA_DIR: folder, PORT: String(await freePort()) }));
    }
    stops.push(() => Promise.all(processes.map((process) => process.kill())));
    await Promise.all(processes.map((process) => process.start()));
    const urls = processes.map(({ url }) => url);
    const proxy = await startRoundRobin(port, urls);
    stops.push(() => proxy.close());
    const config = readConfig(common);
    const openDatabase = () => openPostgres(postgres.url, { poolSize: 2 });
    return { url: proxy.url, processes, postgres, openDatabase, store, mail, proxy, config, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
