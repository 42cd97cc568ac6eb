import { randomBytes } from 'node:crypto';
import type { User } from '@portal/shared/contract';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { readConfig } from '../config';
import type { TaskRunner } from '../modules/task';
import { catalogVersions } from '../plugins/catalog-versions';
import { errors } from '../plugins/errors';
import { rateLimit } from '../plugins/rate-limit';
import { responseCache } from '../plugins/response-cache';
import type { Blobs } from '../ports/blobs/port';
import type { Database, Engine } from '../ports/database/port';
import type { MailTransport } from '../ports/mail/port';
import { sanitiserThread } from '../ports/sanitiser/thread';
import { animalsAndShelters } from '../wiring/animals-and-shelters';
import { membersAndJobs } from '../wiring/members-and-jobs';
import { openTestDatabase } from './database';
import { TEST_SECRET } from './portal';

/** Clock, mail and settings of a server of members. */
export interface MembersPortalOptions {
  mail?: MailTransport;
  now?: () => Date;
  environment?: Record<string, string>;
}

/** The members' modules and the animals on a database of their own, for people who are named in the test: no tokens. */
export interface MembersPortal {
  app: FastifyInstance;
  database: Database;
  tasks: TaskRunner;
  /** A call below `/api/` by a person; null is a visitor. */
  as(
    user: User | null,
    method: InjectOptions['method'],
    url: string,
    body?: object,
    headers?: Record<string, string>,
  ): ReturnType<typeof inject>;
  close(): Promise<void>;
}

const inject = (app: FastifyInstance, options: InjectOptions) => app.inject(options);

/** Builds the server. Jobs run when a test calls `tasks.runDue()`, unless `app.ready()` was asked to start them. */
export async function openMembersPortal(engine: Engine, options: MembersPortalOptions = {}): Promise<MembersPortal> {
  const database = await openTestDatabase(engine);
  const config = readConfig({ PUBLIC_ORIGIN: 'https://portaal.example', ...options.environment });
  const now = options.now ?? (() => new Date());
  const failures: unknown[] = [];
  const onError = (error: unknown) => void failures.push(error);
  const versions = catalogVersions(database);
  const cache = responseCache(versions, now);
  const sanitiser = sanitiserThread({ origin: config.PUBLIC_ORIGIN });
  const animals = animalsAndShelters({
    config,
    database,
    taskDatabase: database,
    blobs: noBlobs,
    sanitiser,
    versions,
    cache,
    saltOf: () => Buffer.alloc(32),
    now,
    onError,
  });
  const wired = membersAndJobs({
    config,
    database,
    taskDatabase: database,
    mail: options.mail,
    cloud: undefined,
    sanitiser,
    secret: TEST_SECRET,
    now,
    versions,
    onError,
    onFact: () => undefined,
    animals: animals.animals,
    findSimilar: animals.findSimilar,
  });

  const people = new Map<string, User>();
  const app = Fastify({
    trustProxy: config.TRUSTED_PROXIES,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(errors);
  await app.register(rateLimit, { factor: config.RATE_LIMIT_FACTOR });
  app.decorateRequest('user', null);
  app.addHook('onRequest', async (request) => {
    request.user = people.get(String(request.headers['x-person'])) ?? null;
  });
  await app.register(
    async (api) => {
      for (const module of [...animals.api, ...wired.api]) await api.register(module);
    },
    { prefix: '/api' },
  );
  await versions.start();
  await app.ready();
  return {
    app,
    database,
    tasks: wired.tasks,
    as(user, method, url, body, headers = {}) {
      if (user) people.set(user.uid, user);
      const person = user ? { 'x-person': user.uid } : {};
      const content = body === undefined ? {} : { payload: body };
      return inject(app, {
        method: method ?? 'GET',
        url: `/api/${url}`,
        headers: { ...person, ...headers },
        ...content,
      });
    },
    async close() {
      await app.close();
      await versions.stop();
      await sanitiser.stop();
      await database.close();
    },
  };
}

const noBlobs = { get: async () => undefined, open: async () => undefined } as unknown as Blobs;

/** Adds an account and answers it as the auth plugin would. */
export async function addUser(
  database: Database,
  usertype: User['usertype'],
  asiel: { id: number; uuidkey: string } | null = null,
  email = `${randomBytes(6).toString('hex')}@mens.example`,
): Promise<User> {
  const uid = randomBytes(14).toString('hex');
  const { rows } = await database.query<{ id: number; uuidkey: string }>(
    `INSERT INTO account (uid, email, displayname, firstname, lastname, usertype, asiel_id, email_verified, last_login_at)
     VALUES ($1, $2, 'Sanne de Vries', 'Sanne', 'de Vries', $3, $4, true, now()) RETURNING id, uuidkey`,
    [uid, email, usertype, asiel?.id ?? null],
  );
  const row = rows[0];
  if (!row) throw new Error('No account was added.');
  const { id, uuidkey } = row;
  return {
    ...{ uid, id, users_id: id, user_id: id, uuidkey, email, displayname: 'Sanne de Vries', firstname: 'Sanne' },
    ...{ lastName: 'de Vries', usertype, asiel: asiel?.id ?? null, asiel_uuidkey: asiel?.uuidkey ?? null },
    userroles: usertype === 'asiel' ? [{ role: 'asiel', level: 6 }] : [],
  };
}

/** A transport that keeps what it sends; `fail` decides about each mail. */
export function memoryMail(fail: () => Error | undefined = () => undefined) {
  const sent: Parameters<MailTransport['send']>[0][] = [];
  const transport: MailTransport = {
    async send(mail) {
      const error = fail();
      if (error) throw error;
      sent.push(mail);
    },
    close: () => undefined,
  };
  return { sent, transport };
}
