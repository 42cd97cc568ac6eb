import { DEFAULT_NMAX, INVITE_DAYS, LONG_STAYER_DAYS, NEW_DAYS, PartName } from '@portal/shared/contract';
import { z } from 'zod';
import { SCALES } from '../seeds/demo/scale';
import { isAddressRange } from './lib/ip-address';
import {
  blobStore,
  boardMembers,
  days,
  flag,
  httpAddress,
  httpsAddress,
  isOrigin,
  origin,
  port,
  postgresAddress,
  serviceAccount,
  socialLinks,
  template,
  text,
  whole,
  words,
} from './lib/variable-formats';

/** The environment of the api. An empty value counts as absent; every variable has a default or may be missing. */
export const Environment = z.object({
  /** Port of the portal: pages, api and files. */
  PORT: port.default(3000),
  /** Address that the server listens on; missing: all of this machine's, and with demo data, whose passwords are known, this machine alone. */
  LISTEN_HOST: text.optional(),
  /** Port of `GET /metrics`, for the inside network only; missing: no metrics are served. */
  METRICS_PORT: port.optional(),
  /** Base address of a collector of OpenTelemetry (OTLP over HTTP), such as http://localhost:4318; missing: nothing is traced, and nothing loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpAddress.optional(),
  /** What this process is called in traces. */
  OTEL_SERVICE_NAME: text.default('portal'),
  /** Address of a PostgreSQL >= 15 (postgres://…); missing: the embedded engine in DATA_DIR. */
  DATABASE_URL: postgresAddress.optional(),
  /** Connections of this process to DATABASE_URL for requests; jobs and notifications have a few of their own. */
  DATABASE_POOL_SIZE: whole(1, 500).default(10),
  /** 1: DATABASE_URL is a pooler that shares connections between transactions, such as PgBouncer; needs DATABASE_DIRECT_URL. */
  DATABASE_POOLER: flag,
  /** The server behind that pooler: notifications and jobs, which need connections of their own, go there. */
  DATABASE_DIRECT_URL: postgresAddress.optional(),
  /** Folder of what is kept: embedded database, photos, releases. Relative to the project. */
  DATA_DIR: text.default('.data'),
  /** Bucket of an S3-compatible store for photos and releases: https://key:secret@host/bucket/folder?region=…; missing: they lie in DATA_DIR. */
  BLOBS_URL: blobStore.optional(),
  /** Seals the signing keys of the embedded identity server; missing: one is made in DATA_DIR. Several processes need the same one. */
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  /** The SECRET_KEY of before, while a new one takes its place: what it sealed can still be read (decision 093). */
  SECRET_KEY_BEFORE: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Who signs people in: embedded is the server inside the api, firebase is Google's (C24). */
  AUTH_MODE: z.enum(['embedded', 'firebase']).default('embedded'),
  /** Project of the identity server: audience of every token. */
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]{4,40}$/, 'may hold small letters, digits and hyphens')
    .optional(),
  /** Web key, domain and app id of the Firebase project, for the browser; needed with AUTH_MODE=firebase. */
  FIREBASE_API_KEY: text.optional(),
  FIREBASE_AUTH_DOMAIN: text.optional(),
  FIREBASE_APP_ID: text.optional(),
  /** Where chat and flags are: sse is this api, firestore the database of the Firebase project (decision 066). */
  REALTIME: z.enum(['sse', 'firestore']).default('sse'),
  /** Key of a service account of the project, as JSON: with REALTIME=firestore the api writes who may chat, flags and claims. */
  FIREBASE_SERVICE_ACCOUNT: serviceAccount.optional(),
  /** Keys of the portal at the social providers (C24); each pair belongs together. Callback: PUBLIC_ORIGIN/auth/idp/google/callback … */
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  FACEBOOK_CLIENT_ID: text.optional(),
  FACEBOOK_CLIENT_SECRET: text.optional(),
  MICROSOFT_CLIENT_ID: text.optional(),
  MICROSOFT_CLIENT_SECRET: text.optional(),
  /** A marked demo page stands in for providers without keys while demo data is loaded; refused with NODE_ENV=production. */
  DEMO_IDP: flag,
  /** The address visitors see; makes links in mails, feeds and the sitemap. Default: http://localhost:<PORT>. */
  PUBLIC_ORIGIN: origin.optional(),
  /** Name of the product on every page (C01). */
  PRODUCT_NAAM: text.default('Pootjesplein'),
  /** The name in addresses such as /mijn-pootjesplein (C01). */
  PRODUCT_SLUG: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'may hold small letters, digits and single hyphens')
    .default('pootjesplein'),
  /** Statutory name of the foundation (C01, C48); the default is fictional. */
  FOUNDATION_NAAM: text.default('Stichting Pootjesplein'),
  /** Postal address of the foundation, on one line. */
  FOUNDATION_ADRES: text.default('Voorbeeldlaan 1, 1234 AB Voorbeeldstad'),
  /** Number at the Chamber of Commerce, 8 digits. */
  FOUNDATION_KVK: z
    .string()
    .regex(/^\d{8}$/, 'must have 8 digits')
    .default('00000000'),
  /** RSIN, 9 digits. */
  FOUNDATION_RSIN: z
    .string()
    .regex(/^\d{9}$/, 'must have 9 digits')
    .default('000000000'),
  /** Bank account for gifts; the default names no existing bank. */
  FOUNDATION_IBAN: z
    .string()
    .regex(/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/, 'must be an IBAN without spaces')
    .default('NL96TEST0000000000'),
  /** The board by function (C48): `Voorzitter=A. Jansen,Penningmeester=B. de Boer`; the default is fictional. */
  FOUNDATION_BESTUUR: boardMembers.default([
    { role: 'Voorzitter', name: 'A. Voorbeeld' },
    { role: 'Secretaris', name: 'B. Voorbeeld' },
    { role: 'Penningmeester', name: 'C. Voorbeeld' },
  ]),
  /** What the board is paid (C48), one sentence. */
  FOUNDATION_BELONING: z
    .string()
    .max(400)
    .default('Bestuursleden krijgen geen beloning, alleen een vergoeding van de kosten die zij maken.'),
  /** Address of the outline of the policy (C48); missing: it is not shown. */
  FOUNDATION_BELEIDSPLAN: httpsAddress.optional(),
  /** Address of the latest financial statement (C48); missing: the annual report alone is named. */
  FOUNDATION_JAARREKENING: httpsAddress.optional(),
  /** Script of an analytics service, loaded after consent alone (C31), with its hash; missing: none is used. */
  ANALYTICS_SCRIPT: httpsAddress.optional(),
  /** `sha384-…` of ANALYTICS_SCRIPT; needed with it, because no script runs unchecked. */
  ANALYTICS_INTEGRITY: z
    .string()
    .regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be sha384- and a hash')
    .optional(),
  /** Address for questions, shown where the portal cannot help itself; missing: none is shown. */
  CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
  /** The foundation's accounts on social networks, in the footer: `Instagram=https://…,Facebook=https://…`. */
  SOCIAL_LINKS: socialLinks.default([]),
  /** Address of a report of a found animal at Amivedi, with {nummer} for its number (C38). */
  AMIVEDI_TEMPLATE: template.default('https://www.amivedi.nl/detail/?meldingid={nummer}'),
  /** Address where one gives to a number that is no IBAN, with {nummer} in it (C38); missing: the number is shown as text. */
  DONATION_TEMPLATE: template.optional(),
  /** The limit of a shelter with which none was agreed (C11). */
  DEFAULT_NMAX: whole(0, 100_000).default(DEFAULT_NMAX),
  /** Days that an animal counts as new (C08). */
  NIEUW_DAGEN: days.default(NEW_DAYS),
  /** Days after which an animal counts as a long-stayer (C08). */
  LANGZITTER_DAGEN: days.default(LONG_STAYER_DAYS),
  /** Days that an invite to write a review holds, and that its addressee is not asked again (C19). */
  INVITE_DAGEN: days.default(INVITE_DAYS),
  /** Multiplies every rate limit, for browser tests; refused with NODE_ENV=production (docs/trust.md#limits-of-calls). */
  RATE_LIMIT_FACTOR: z
    .string()
    .refine((value) => /^\d+(\.\d+)?$/.test(value) && Number(value) > 0, 'must be a number above 0')
    .transform(Number)
    .optional(),
  /** Addresses or ranges of the proxies in front, separated by commas; their X-Forwarded-For is believed. Missing: nobody's is. */
  TRUSTED_PROXIES: words(
    isAddressRange,
    'must be a comma list of IP addresses or ranges such as 10.0.0.0/8',
  ).optional(),
  /** Name of this installation for feature flags (C41): demo, local, production … */
  PORTAL_ENVIRONMENT: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'may hold small letters, digits and hyphens')
    .default('production'),
  /** Parts that are published at the start: until the register has each of them, pages are 503 with a page that asks again. */
  PORTAL_PARTS: words((word) => PartName.safeParse(word).success, 'must be a comma list of parts').default([]),
  /** Origins that may show browse pages in a frame (C39), separated by commas; * is everybody. */
  PORTAL_EMBEDDERS: words((word) => word === '*' || isOrigin(word), 'must be * or a comma list of origins').default([
    '*',
  ]),
  /** Origin that pages load /mf/ from when it is not the portal itself, such as a CDN in front of it. */
  PORTAL_ASSET_ORIGIN: origin.optional(),
  /** Origin that pages call /api/ at when it is not the portal itself: another name of the same process (decision 071). */
  PORTAL_API_ORIGIN: origin.optional(),
  /** Whether browsers keep what can be read offline; off takes the service worker out of those that have it (decision 086). */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  FIRST_VIEW: z.enum(['on', 'off']).default('on'),
  /** Fills an empty database with demo data at the start: 200, 10k, 100k or 1m animals; missing: it stays empty. */
  DEMO_SCALE: z.enum(SCALES).optional(),
  /** Seconds for which the process still answers after SIGTERM while it is no longer ready, so that who stands in front of several sees it. */
  DRAIN_SECONDS: whole(0, 5).default(0),
  /** A deploy key for every part, valid for this run of the api only; `npm start` makes one to publish the built parts. */
  DEPLOY_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  /** The mail server, such as smtps://user:password@host:465 or smtp://host:587; missing: mails stay in the outbox (C40). */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .refine((value) => URL.canParse(value), 'must be an address such as smtps://user:password@host:465')
    .optional(),
  /** The address that mails are from. Default: noreply@ and the host of PUBLIC_ORIGIN. */
  MAIL_FROM: z.email('must be an e-mail address').optional(),
  /** Opens the reaction form to people without an account (C16). */
  REACT_WITHOUT_ACCOUNT: flag,
  /** How much is logged. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
