import { ConfigError, readConfig } from './config';

test('an empty environment gives the defaults, also where a variable is empty (C01, C08)', () => {
  const config = readConfig({ PORT: '', DATABASE_URL: undefined });
  expect(config).toMatchObject({
    PORT: 3000,
    DATABASE_POOL_SIZE: 10,
    DATABASE_POOLER: false,
    PUBLIC_ORIGIN: 'http://localhost:3000',
    PRODUCT_NAAM: 'Pootjesplein',
    PRODUCT_SLUG: 'pootjesplein',
    DEFAULT_NMAX: 100,
    NIEUW_DAGEN: 14,
    LANGZITTER_DAGEN: 90,
    INVITE_DAGEN: 90,
    RATE_LIMIT_FACTOR: 1,
    TRUSTED_PROXIES: false,
    PORTAL_EMBEDDERS: ['*'],
  });
  expect(config.DATABASE_URL).toBeUndefined();
  expect(config.DATA_DIR).toMatch(/[\\/]\.data$/);
});

test('values are read: numbers, lists, the origin that follows the port', () => {
  const config = readConfig({
    PORT: '4100',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    PORTAL_EMBEDDERS: 'https://asiel.example',
  });
  expect(config.PUBLIC_ORIGIN).toBe('http://localhost:4100');
  expect(config.TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '::1']);
  expect(config.PORTAL_EMBEDDERS).toEqual(['https://asiel.example']);
});

test.each([
  ['PORT', '0', "PORT must be a whole number from 1 to 65535; it is '0'."],
  ['PORT', '3e3', "PORT must be a whole number from 1 to 65535; it is '3e3'."],
  ['DATABASE_POOL_SIZE', '0', "DATABASE_POOL_SIZE must be a whole number from 1 to 500; it is '0'."],
  ['NIEUW_DAGEN', 'veertien', "NIEUW_DAGEN must be a whole number from 1 to 3650; it is 'veertien'."],
  ['PUBLIC_ORIGIN', 'https://portaal.example/', 'PUBLIC_ORIGIN must be an origin'],
  ['PRODUCT_SLUG', 'Twee Woorden', 'PRODUCT_SLUG may hold small letters'],
  ['AMIVEDI_TEMPLATE', 'https://melding.example/', 'AMIVEDI_TEMPLATE must be an address that begins with https://'],
  ['DONATION_TEMPLATE', 'http://geef.example/{nummer}', 'DONATION_TEMPLATE must be an address that begins with https'],
  ['RATE_LIMIT_FACTOR', '-1', "RATE_LIMIT_FACTOR must be a number above 0; it is '-1'."],
  ['SOCIAL_LINKS', 'Instagram', 'SOCIAL_LINKS must be a comma list such as Instagram=https://…'],
  ['CONTACT_EMAIL', 'bestuur', 'CONTACT_EMAIL must be an e-mail address'],
  ['TRUSTED_PROXIES', 'localhost', 'TRUSTED_PROXIES must be a comma list of IP addresses'],
  ['PORTAL_EMBEDDERS', 'asiel.example', 'PORTAL_EMBEDDERS must be * or a comma list of origins'],
  ['BLOBS_URL', 'https://store.example/bucket', 'BLOBS_URL must be an address such as https://key:secret@host/bucket'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error'],
])('%s = %s is refused with one clear sentence', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(sentence);
});

test('every wrong variable has its own line, and secrets are not printed', () => {
  const wrong = () =>
    readConfig({
      PORT: 'x',
      DATABASE_URL: 'mysql://root:geheim@host',
      BLOBS_URL: 's3://k:geheim@host/b',
      DEPLOY_KEY: 'kort-geheim',
    });
  expect(wrong).toThrow(/^PORT .*\nDATABASE_URL .*\nBLOBS_URL .*\nDEPLOY_KEY .*\.$/);
  expect(wrong).not.toThrow(/geheim/);
});

test.each([
  ['RATE_LIMIT_FACTOR', '5'],
  ['DEMO_IDP', '1'],
])('%s is refused in production', (name, value) => {
  expect(() => readConfig({ NODE_ENV: 'production', [name]: value })).toThrow('NODE_ENV=production');
  expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ RATE_LIMIT_FACTOR: 1, DEMO_IDP: false });
});

test.each([
  [{ AUTH_MODE: 'firebase', FIREBASE_PROJECT_ID: 'portal' }, 'FIREBASE_API_KEY'],
  [{ AUTH_MODE: 'firebase', FIREBASE_PROJECT_ID: 'portal', FIREBASE_API_KEY: 'x' }, 'FIREBASE_AUTH_DOMAIN'],
  [
    { PUBLIC_ORIGIN: 'https://portaal.example', PORTAL_API_ORIGIN: 'http://api.portaal.example' },
    'PORTAL_API_ORIGIN must begin with https://',
  ],
  [{ REALTIME: 'firestore', AUTH_MODE: 'embedded' }, 'REALTIME=firestore needs AUTH_MODE=firebase'],
  [{ REALTIME: 'firestore' }, 'REALTIME=firestore needs FIREBASE_SERVICE_ACCOUNT'],
  [{ FIREBASE_SERVICE_ACCOUNT: '{"private_key":"geheim"}' }, 'FIREBASE_SERVICE_ACCOUNT must be the JSON'],
  [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together'],
  [{ MICROSOFT_CLIENT_SECRET: 'geheim' }, 'MICROSOFT_CLIENT_ID and MICROSOFT_CLIENT_SECRET belong together'],
])('C24: half of the settings of a sign-in server is refused: %j', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence);
  expect(() => readConfig(environment)).not.toThrow('geheim');
});

test('the unsigned tokens of an emulator are refused outside tests', () => {
  const emulator = { FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' };
  expect(() => readConfig(emulator)).toThrow('FIREBASE_AUTH_EMULATOR_HOST');
  expect(readConfig({ ...emulator, NODE_ENV: 'test' }).AUTH_MODE).toBe('embedded');
});
