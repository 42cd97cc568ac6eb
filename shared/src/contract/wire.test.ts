import * as z from 'zod/mini';
import * as contract from './index';

const { apiPath, errorCatalogue, ErrorEnvelope, portalPath, shellPages } = contract;

/** Specification § 3, letter by letter. */
const entities: [string, { shape: object }, string][] = [
  [
    'Animal',
    contract.Animal,
    `id uuidkey naam kleur ras rasnaam rasaanvul geplaatst leeftijd leeftijdnaam geslacht sexecode sexenaam koppel gevonden youtubeUrl
     youtube amivedinummer donatienummer provincie provincieafkorting provincieland provincienaam soortnaam statuslabel nieuw omschrijving
     fotourl fotos favorite visits datum datumgeplaatst responseCount properties asiel`,
  ],
  [
    'Animal.asiel',
    contract.ShelterSummary,
    'id uuidkey naam plaats land telefoon email response_voorkeur rating ratingcount',
  ],
  ['checklist', contract.ChecklistAnswer, 'key label value'],
  ['response count', contract.ReactionCount, 'statuscode aantal'],
  ['management row', contract.ShelterAnimalRow, 'RecordID'],
  [
    'Photo',
    contract.Photo,
    'id filedate filename filename_big filesize filetype height width bron bron_id volgnr primair exclude',
  ],
  ['photo upload', contract.PhotoUpload, 'base64 base64org bron bron_id volgnr primair exclude'],
  ['Article', contract.Article, 'id titel alias categorie aktief auteur datum tekst'],
  ['News item', contract.NewsItem, 'id titel intro tekst aktief auteur datum'],
  [
    'Reaction form',
    contract.ReactionCreate,
    'displayname email phone informatie woonruimte alleenThuis tuin kinderen huisdieren ervaring kto dier uid usertype',
  ],
  ['Review request', contract.ReviewRequestForm, 'listType email id'],
  [
    'Review',
    contract.Review,
    'id userid uid item itemid created updated rating message anonymous itemname invite_uuid user_uuid',
  ],
  ['Chat message', contract.Message, 'id sql_id sql_key name text created sender reciever read'],
  ['Feature flag', contract.Feature, 'alias environment asiel_ids user_ids'],
  ['Shelter', contract.Shelter, 'id naam ntotaal nmax animals uuidkey recordid email land plaats'],
  ['shelter count', contract.ShelterKindCount, 'title type typeid count'],
  [
    'User',
    contract.User,
    'uid id email displayname firstname lastName usertype userroles asiel users_id user_id asiel_uuidkey uuidkey',
  ],
  ['Contact form', contract.ContactForm, 'subject mv naam email tel msg'],
  [
    'Shelter application',
    contract.ShelterApplicationForm,
    `naamObject contactpersoon ubn traces land provincie adres plaats postcode telefoon url pension dieren_buitenland email emailbheerder
     email_factuur motivatie`,
  ],
  ['Version', contract.VersionFile, 'hash'],
];
test.each(entities)('AP-019: %s has every field of specification § 3', (_name, schema, fields) => {
  expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(fields.split(/\s+/)));
});

/** Schemas that leave the server: an api writes them with `encode`, which refuses one-way transforms. */
const answers = Object.entries(contract).filter(([name, value]) => {
  return (
    /(Answer|Page|List|Lookup|Receipt|Envelope|File|Register|BootView|Export|Closed)$/.test(name) &&
    value instanceof z.core.$ZodType
  );
});
test.each(answers)('%s can be written by the api: it holds no transform', (_name, schema) => {
  const types: string[] = [];
  z.toJSONSchema(schema as z.core.$ZodType, {
    unrepresentable: 'any',
    override: ({ zodSchema }) => types.push(zodSchema._zod.def.type),
  });
  expect(types.length).toBeGreaterThan(0);
  expect(types).not.toContain('transform');
  expect(types).not.toContain('pipe');
});

test('C28: every error has its status and a Dutch text', () => {
  const statuses = Object.entries(errorCatalogue).map(([code, { status }]) => `${status} ${code}`);
  expect(statuses).toEqual([
    '400 INVALID_REQUEST',
    '401 NOT_SIGNED_IN',
    '403 NO_ACCESS',
    '403 REAUTH_REQUIRED',
    '404 NOT_FOUND',
    '409 LIMIT_REACHED',
    '409 NOT_AVAILABLE',
    '409 STILL_ACTIVE',
    '409 LAST_ADMIN',
    '409 DUPLICATE',
    '410 GONE',
    '412 STALE',
    '413 TOO_LARGE',
    '415 WRONG_FILE_TYPE',
    '422 VALIDATION',
    '429 TOO_MANY_REQUESTS',
    '500 INTERNAL',
    '503 UNAVAILABLE',
    '507 STORAGE_FULL',
  ]);
  expect(errorCatalogue.INTERNAL.message).toBe('Er is iets misgegaan');
  expect(errorCatalogue.NOT_AVAILABLE.message).toBe('Dit dier is niet meer beschikbaar');
  expect(ErrorEnvelope.safeParse({ error: { code: 'TEAPOT', message: 'x', requestId: '1' } }).success).toBe(false);
});

test.each([
  [portalPath.animal('a/b'), '/dier/a%2Fb'],
  [portalPath.shelterAnimalsOfKind('ab', 3), '/asieldieren/ab/3'],
  [portalPath.savedSearches('pootjesplein'), '/mijn-pootjesplein/zoekopdrachten'],
  [apiPath.animal('ab'), 'animal/ab'],
  [apiPath.animal(':uuidkey'), 'animal/:uuidkey'],
  [apiPath.photo(7), 'image/7/'],
  [apiPath.photoFile('ab', 350, 'jpg'), 'foto/ab/350.jpg'],
  [apiPath.shelterAnimals(12), 'shelter/12/animals'],
  [apiPath.releaseFile('mf-search', '1.0.0-abcdef01', 'a b.js'), 'release/mf-search/1.0.0-abcdef01/a%20b.js'],
])('a path is written as %s', (path, expected) => {
  expect(path).toBe(expected);
});

test('the paths of the shell are its own pages', () => {
  expect(shellPages('p').map((pattern) => `/${pattern}`)).toEqual(
    expect.arrayContaining([
      portalPath.home(),
      portalPath.login(),
      portalPath.noAccess(),
      portalPath.members('p'),
      portalPath.profile('p'),
    ]),
  );
});

test('AP-021: a card and a profile for the public are complete without reactions and visits', () => {
  expect(contract.Animal.shape.visits.safeParse(undefined).success).toBe(true);
  expect(contract.Animal.shape.responseCount.safeParse(undefined).success).toBe(true);
  expect(Object.keys(contract.AnimalCard.shape)).not.toContain('responseCount');
});

test.each([
  ['Beheer', 'admin'],
  ['DEFAULT', 'default'],
  ['asiel', 'asiel'],
])('SHD-007: user type %s is read as %s', (usertype, expected) => {
  expect(contract.AccountUpdate.parse({ usertype })).toEqual({ usertype: expected });
});

test('every slot has its name at run time, once', () => {
  expect(new Set(contract.SLOT_NAMES).size).toBe(contract.SLOT_NAMES.length);
  const missing: Exclude<contract.SlotName, (typeof contract.SLOT_NAMES)[number]>[] = [];
  expect(missing).toEqual([]);
});
