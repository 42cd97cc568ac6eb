import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import sharp from 'sharp';
import { addAnimal, addPhoto, addReview, addShelter } from './testing/animal-rows';
import { openTestPortal, type TestPortal } from './testing/portal';
import { addPerson, callAs, type TestPerson } from './testing/signed-in';

type Method = NonNullable<InjectOptions['method']>;

/** What the rows may speak of: made anew after every call that changed something, so that no call changes what the next one finds. */
interface World {
  shelter: { id: number; uuidkey: string };
  animal: string;
  animalId: number;
  preview: string;
  previewId: number;
  /** Photos of the two, and one of a text. */
  photo: number;
  previewPhoto: number;
  textPhoto: number;
  /** A draft with a photo, of an account that no row speaks of. */
  otherDraft: string;
  draftPhoto: number;
  search: string;
  otherSearch: string;
  reaction: string;
  otherReaction: string;
  reactionId: number;
  template: string;
  placed: string;
  /** A found animal whose owner can come forward, and a claim about it. */
  found: string;
  claim: string;
  /** Waits for its start. */
  import: string;
  session: string;
  mail: number;
  /** Somebody else who works for the shelter. */
  staffUid: string;
  account: { uid: string; id: number };
  news: number;
  article: number;
  application: string;
  /** Sent to the adopter. */
  invite: string;
  /** Of somebody else, not hidden. */
  otherReview: number;
  ownReview: number;
  hiddenReview: number;
  answeredReview: number;
  /** In the own review, from its author. */
  message: string;
  unknown: string;
}

/** Statuses of a visitor, an adopter, own staff, other staff and an admin; 200 stands for every success. */
type Statuses = [visitor: number, adopter: number, ownStaff: number, otherStaff: number, admin: number];

interface Row {
  call: string;
  about: string;
  url: (world: World) => string;
  body?: (world: World) => object;
  statuses: Statuses;
}

const OPEN: Statuses = [200, 200, 200, 200, 200];
const SIGNED_IN: Statuses = [401, 200, 200, 200, 200];
const ADMINS: Statuses = [401, 403, 403, 403, 200];
const NOWHERE: Statuses = [404, 404, 404, 404, 404];

const row = (call: string, about: string, url: Row['url'], statuses: Statuses, body?: Row['body']): Row => ({
  call,
  about,
  url,
  statuses,
  ...(body ? { body } : {}),
});

const animalBody = ({ shelter }: World) => ({
  ...{ asiel: shelter.id, naam: 'Moos', soort: 1, ras: 101, leeftijd: 3, geslacht: 1, provincie: 10, koppel: 'N' },
  ...{ gevonden: 'N', kleur: 'zwart', omschrijving: '<p>Een lieve kat.</p>' },
});
const searchBody = () => ({ naam: 'Katten', filters: { soort: [1] }, notify: 'none' });
const reactionBody = ({ animal }: World) => ({
  ...{ dier: animal, displayname: 'Jan Jansen', email: `${randomUUID()}@post.example` },
  ...{ informatie: 'Wij hebben een grote tuin.' },
});

/** Content is written by admins; an unknown item is unknown to them alone. */
const UNKNOWN_TO_ADMIN: Statuses = [401, 403, 403, 403, 404];
const FOR_ADMINS_ONLY: Statuses = [404, 404, 404, 404, 200];
const newsBody = () => ({ titel: 'Open dag', datum: '2026-11-20', tekst: '<p>Kom langs</p>' });
const articleBody = () => ({ ...newsBody(), aktief: 0, auteur: 'Redactie' });
const toggle = () => ({ aktief: 1 });
const contentRows = (path: 'news' | 'article', body: () => object): Row[] => {
  const known = (world: World) => `${path}/${world[path]}`;
  const unknown = () => `${path}/999999`;
  return [
    row(`POST ${path}`, 'new', () => path, ADMINS, body),
    row(`GET ${path}/{id}`, 'not published', known, FOR_ADMINS_ONLY),
    row(`GET ${path}/{id}`, 'unknown', unknown, NOWHERE),
    row(`PUT ${path}/{id}`, 'known', known, ADMINS, toggle),
    row(`PUT ${path}/{id}`, 'unknown', unknown, UNKNOWN_TO_ADMIN, toggle),
    row(`DELETE ${path}/{id}`, 'known', known, ADMINS),
    row(`DELETE ${path}/{id}`, 'unknown', unknown, UNKNOWN_TO_ADMIN),
  ];
};

const applicationBody = () => ({
  ...{ naamObject: randomUUID(), contactpersoon: 'Jo de Wit', land: 'NL', adres: 'Dorpsstraat 1', plaats: 'Ede' },
  ...{ postcode: '6711 AB', telefoon: '0318 123456', url: 'asiel.example', email: 'info@asiel.example' },
  ...{ emailbheerder: `${randomUUID()}@asiel.example`, email_factuur: 'factuur@asiel.example' },
});

/** The smallest jpeg there is to decode. */
const ONE_PIXEL_JPEG =
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ALAB/9k=';
const answerBody = () => ({ message: 'Dank u wel', updated: null });
const ratingBody = () => ({ rating: 2, message: null });
const WRITTEN_BY_OTHERS: Statuses = [401, 403, 403, 403, 403];
const imageBody = () => ({ bron: 'TEKST', bron_id: 0, base64: ONE_PIXEL_JPEG });
let squareJpeg = '';
const draftPhotoOf = (concept: string) => ({ ...photoOf('DIER', 0), concept });
const photoOf = (bron: string, bron_id: number) => ({ bron, bron_id, base64: squareJpeg });
/** Own staff and admins; other staff as far as they may know of it. */
const OWN: Statuses = [401, 403, 200, 403, 200];
const OWN_HIDDEN: Statuses = [401, 403, 200, 404, 200];
const OWN_UNKNOWN: Statuses = [401, 403, 404, 404, 404];
const SIGNED_IN_STAFF: Statuses = [401, 403, 200, 200, 200];
/** Also for an admin and a colleague: a draft is of one account. */
const NO_DRAFT: Statuses = [401, 403, 404, 404, 404];
const photoRows = (): Row[] => {
  const primary = (id: (world: World) => number) => (world: World) => ({ bron_id: id(world) });
  const ofAnimal = primary(({ animalId }) => animalId);
  return [
    row('POST image/', 'a text', () => 'image/', ADMINS, imageBody),
    row(
      'POST image/',
      'an animal',
      () => 'image/',
      OWN,
      ({ animalId }) => photoOf('DIER', animalId),
    ),
    row(
      'POST image/',
      'not visible',
      () => 'image/',
      OWN_HIDDEN,
      ({ previewId }) => photoOf('DIER', previewId),
    ),
    row(
      'POST image/',
      'an unknown animal',
      () => 'image/',
      OWN_UNKNOWN,
      () => photoOf('DIER', 999_999),
    ),
    row(
      'POST image/',
      'an own draft',
      () => 'image/',
      SIGNED_IN_STAFF,
      () => draftPhotoOf(randomUUID()),
    ),
    row(
      'POST image/',
      'a foreign draft',
      () => 'image/',
      NO_DRAFT,
      ({ otherDraft }) => draftPhotoOf(otherDraft),
    ),
    row('GET image/', 'an unknown draft', ({ unknown }) => `image/?concept=${unknown}`, SIGNED_IN_STAFF),
    // Answered with nothing: a list of one's own.
    row('GET image/', 'a foreign draft', ({ otherDraft }) => `image/?concept=${otherDraft}`, SIGNED_IN_STAFF),
    row(
      'PUT image/{photoId}/',
      'of a foreign draft',
      ({ draftPhoto }) => `image/${draftPhoto}/`,
      NO_DRAFT,
      () => ({
        bron_id: 0,
      }),
    ),
    row('DELETE image/{photoId}/', 'of a foreign draft', ({ draftPhoto }) => `image/${draftPhoto}/`, NO_DRAFT),
    row(
      'POST image/',
      'a shelter',
      () => 'image/',
      OWN,
      ({ shelter }) => photoOf('ASIEL', shelter.id),
    ),
    row(
      'POST image/',
      'an unknown shelter',
      () => 'image/',
      OWN_UNKNOWN,
      () => photoOf('ASIEL', 999_999),
    ),
    row('PUT image/{photoId}/', 'own', ({ photo }) => `image/${photo}/`, OWN, ofAnimal),
    row(
      'PUT image/{photoId}/',
      'not visible',
      ({ previewPhoto }) => `image/${previewPhoto}/`,
      OWN_HIDDEN,
      primary(({ previewId }) => previewId),
    ),
    row('PUT image/{photoId}/', 'unknown', () => 'image/999999/', OWN_UNKNOWN, ofAnimal),
    row(
      'PUT image/{photoId}/',
      'of a text',
      ({ textPhoto }) => `image/${textPhoto}/`,
      OWN_UNKNOWN,
      primary(() => 0),
    ),
    row('DELETE image/{photoId}/', 'own', ({ photo }) => `image/${photo}/`, OWN),
    row('DELETE image/{photoId}/', 'not visible', ({ previewPhoto }) => `image/${previewPhoto}/`, OWN_HIDDEN),
    row('DELETE image/{photoId}/', 'unknown', () => 'image/999999/', OWN_UNKNOWN),
    row('DELETE image/{photoId}/', 'of a text', ({ textPhoto }) => `image/${textPhoto}/`, OWN_UNKNOWN),
  ];
};

const templateBody = () => ({ naam: randomUUID(), tekst: 'Dag {naam}' });
const OF_SHELTER: Statuses = [401, 403, 200, 404, 200];
const OF_NO_SHELTER: Statuses = [401, 403, 404, 404, 404];
const templatesOf = ({ shelter }: World) => `shelter/${shelter.id}/answertemplate`;
const noTemplates = () => 'shelter/999999/answertemplate';
const templateRows: Row[] = [
  row('GET shelter/{id}/answertemplate', 'own', templatesOf, OF_SHELTER),
  row('GET shelter/{id}/answertemplate', 'unknown', noTemplates, OF_NO_SHELTER),
  row('POST shelter/{id}/answertemplate', 'own', templatesOf, OF_SHELTER, templateBody),
  row('POST shelter/{id}/answertemplate', 'unknown', noTemplates, OF_NO_SHELTER, templateBody),
  ...(['PUT', 'DELETE'] as const).flatMap((method) => {
    const body = method === 'PUT' ? templateBody : undefined;
    const call = `${method} answertemplate/{uuidkey}`;
    return [
      row(call, 'own', ({ template }) => `answertemplate/${template}`, OF_SHELTER, body),
      row(call, 'unknown', ({ unknown }) => `answertemplate/${unknown}`, OF_NO_SHELTER, body),
    ];
  }),
];
const closingRows: Row[] = (['GET', 'POST'] as const).flatMap((method) => {
  const body = method === 'POST' ? ({ reaction }: World) => ({ reactions: [reaction] }) : undefined;
  const call = `${method} animal/{uuidkey}/response/close`;
  return [
    row(call, 'placed', ({ placed }) => `animal/${placed}/response/close`, OF_SHELTER, body),
    row(call, 'not placed', ({ animal }) => `animal/${animal}/response/close`, [401, 403, 409, 404, 409], body),
    row(call, 'unknown', ({ unknown }) => `animal/${unknown}/response/close`, OF_NO_SHELTER, body),
  ];
});
const claimBody = () => ({
  ...{ naam: 'Jan Jansen', email: `${randomUUID()}@post.example`, kenmerken: 'Een witte teen', chipcijfers: '4821' },
});
const exceptionBody = () => ({ uitzondering: 'De behandeling is te duur' });
const decisionBody = () => ({ statuscode: 'rejected', reden: 'Het is een ander dier' });
const chipBody = () => ({ chipcijfers: '1234' });
const claimRows: Row[] = [
  row('POST animal/{uuidkey}/claim', 'found', ({ found }) => `animal/${found}/claim`, OPEN, claimBody),
  row('POST animal/{uuidkey}/claim', 'unknown', ({ unknown }) => `animal/${unknown}/claim`, NOWHERE, claimBody),
  row('GET animal/{uuidkey}/claim', 'own', ({ found }) => `animal/${found}/claim`, OWN_HIDDEN),
  row('GET animal/{uuidkey}/claim', 'unknown', ({ unknown }) => `animal/${unknown}/claim`, OWN_UNKNOWN),
  row(
    'PUT animal/{uuidkey}/uitzondering',
    'own',
    ({ found }) => `animal/${found}/uitzondering`,
    OWN_HIDDEN,
    exceptionBody,
  ),
  row(
    'PUT animal/{uuidkey}/uitzondering',
    'unknown',
    ({ unknown }) => `animal/${unknown}/uitzondering`,
    OWN_UNKNOWN,
    exceptionBody,
  ),
  row('PUT claim/{uuidkey}', 'own', ({ claim }) => `claim/${claim}`, OWN_HIDDEN, decisionBody),
  row('PUT claim/{uuidkey}', 'unknown', ({ unknown }) => `claim/${unknown}`, OWN_UNKNOWN, decisionBody),
  row('POST claim/{uuidkey}/chip', 'own', ({ claim }) => `claim/${claim}/chip`, OWN_HIDDEN, chipBody),
  row('POST claim/{uuidkey}/chip', 'unknown', ({ unknown }) => `claim/${unknown}/chip`, OWN_UNKNOWN, chipBody),
  row('GET shelter/{id}/gevonden', 'own', ({ shelter }) => `shelter/${shelter.id}/gevonden`, OWN_HIDDEN),
  row('GET shelter/{id}/gevonden', 'unknown', () => 'shelter/999999/gevonden', OWN_UNKNOWN),
];

/** The adopter is the author of the own review; admins read, and never write or mark. */
const CHAT_READ: Statuses = [401, 200, 200, 404, 200];
const CHAT_OF_OTHERS: Statuses = [401, 404, 200, 404, 200];
const CHAT_HIDDEN: Statuses = [401, 404, 404, 404, 200];
const NO_CHAT: Statuses = [401, 404, 404, 404, 404];
const messageBody = (review: (world: World) => number) => (world: World) => ({
  ...{ sql_id: review(world), sql_key: 'review', text: 'Hoe gaat het?' },
});
const readBody = () => ({ read: true });
const flagBody = () => ({ environment: `omgeving-${randomUUID()}`, asiel_ids: [], user_ids: [] });
const chatRows: Row[] = [
  ...['message', 'message/stream'].flatMap((path) => [
    row(`GET ${path}`, 'own', ({ ownReview }) => `${path}?sql_id=${ownReview}`, CHAT_READ),
    row(`GET ${path}`, 'of others', ({ otherReview }) => `${path}?sql_id=${otherReview}`, CHAT_OF_OTHERS),
    row(`GET ${path}`, 'hidden', ({ hiddenReview }) => `${path}?sql_id=${hiddenReview}`, CHAT_HIDDEN),
    row(`GET ${path}`, 'unknown', () => `${path}?sql_id=999999`, NO_CHAT),
  ]),
  row('GET message/unread', 'own', () => 'message/unread', SIGNED_IN),
  row(
    'POST message',
    'own',
    () => 'message',
    [401, 200, 200, 404, 403],
    messageBody(({ ownReview }) => ownReview),
  ),
  row(
    'POST message',
    'of others',
    () => 'message',
    [401, 404, 200, 404, 403],
    messageBody(({ otherReview }) => otherReview),
  ),
  row(
    'POST message',
    'hidden',
    () => 'message',
    [401, 404, 404, 404, 403],
    messageBody(({ hiddenReview }) => hiddenReview),
  ),
  row(
    'POST message',
    'unknown',
    () => 'message',
    NO_CHAT,
    messageBody(() => 999_999),
  ),
  row(
    'PUT message/{id}',
    'sent by the adopter',
    ({ message }) => `message/${message}`,
    [401, 403, 200, 404, 403],
    readBody,
  ),
  row('PUT message/{id}', 'unknown', ({ unknown }) => `message/${unknown}`, NO_CHAT, readBody),
  row('GET feature/{alias}', 'known', () => 'feature/review-chat', OPEN),
  row('GET feature/{alias}', 'unknown', () => 'feature/onbekend', NOWHERE),
  row('GET feature', 'all', () => 'feature', ADMINS),
  row('GET health/report', 'all', () => 'health/report', ADMINS),
  row('PUT feature/{alias}', 'known', () => 'feature/review-chat', ADMINS, flagBody),
  row('PUT feature/{alias}', 'unknown', () => 'feature/onbekend', UNKNOWN_TO_ADMIN, flagBody),
];

/** It waits for its start: no part fits any more, and no second import may begin. */
const TOO_LATE: Statuses = [401, 403, 409, 404, 409];
const importRows = (): Row[] => {
  const calls: [call: string, statuses: Statuses, body?: () => object][] = [
    ['GET import/{uuidkey}', OWN_HIDDEN],
    ['PUT import/{uuidkey}', OWN_HIDDEN, () => ({ statuscode: 'running' })],
    ['POST import/{uuidkey}/part', TOO_LATE, () => ({ nr: 1, base64: 'YQ==' })],
    ['POST import/{uuidkey}/image', OWN_HIDDEN, () => ({ filename: 'luna.jpg', base64: squareJpeg })],
    ['PUT import/{uuidkey}/mapping', OWN_HIDDEN, () => ({ columns: [{ column: 0, field: 'eigennummer' }] })],
    ['GET import/{uuidkey}/error', OWN_HIDDEN],
    ['GET import/{uuidkey}/error.csv', OWN_HIDDEN],
  ];
  const address = (call: string, uuidkey: string) => (call.split(' ')[1] ?? '').replace('{uuidkey}', uuidkey);
  const fileBody = () => ({ bestandsnaam: 'dieren.csv', bestandsgrootte: 10 });
  const importsOf = ({ shelter }: World) => `shelter/${shelter.id}/import`;
  return [
    ...calls.flatMap(([call, statuses, body]) => [
      row(call, 'own', (world) => address(call, world.import), statuses, body),
      row(call, 'unknown', ({ unknown }) => address(call, unknown), OWN_UNKNOWN, body),
    ]),
    row('GET shelter/{id}/import', 'own', importsOf, OWN_HIDDEN),
    row('GET shelter/{id}/import', 'unknown', () => 'shelter/999999/import', OWN_UNKNOWN),
    row('POST shelter/{id}/import', 'while one is open', importsOf, TOO_LATE, fileBody),
    row('POST shelter/{id}/import', 'unknown', () => 'shelter/999999/import', OWN_UNKNOWN, fileBody),
    row('GET shelter/{id}/animals.csv', 'own', ({ shelter }) => `shelter/${shelter.id}/animals.csv`, OWN_HIDDEN),
    row('GET shelter/{id}/animals.csv', 'unknown', () => 'shelter/999999/animals.csv', OWN_UNKNOWN),
  ];
};

const keyBody = () => ({ label: 'CI' });
const soundBody = () => ({ reason: 'Loos alarm' });
const releaseRows: Row[] = [
  row('GET releases', 'all', () => 'releases', ADMINS),
  row(
    'PUT releases/{name}',
    'without the generation that was read',
    () => 'releases/mf-search',
    [401, 403, 403, 403, 400],
    () => ({ action: 'rollback' }),
  ),
  row('PUT releases/{name}/{build}', 'unknown', () => 'releases/mf-search/11112222', UNKNOWN_TO_ADMIN, soundBody),
  row('POST releases/{name}/key', 'of any part', () => 'releases/mf-search/key', ADMINS, keyBody),
  row('DELETE releases/{name}/key/{id}', 'unknown', () => 'releases/mf-search/key/00000000', UNKNOWN_TO_ADMIN),
];

const ROWS: Row[] = [
  ...releaseRows,
  ...importRows(),
  ...claimRows,
  ...chatRows,
  ...contentRows('news', newsBody),
  ...contentRows('article', articleBody),
  row('POST asiel/registratie', 'new', () => 'asiel/registratie', OPEN, applicationBody),
  row('GET asiel/registratie', 'all', () => 'asiel/registratie', ADMINS),
  row(
    'PUT asiel/registratie/{uuidkey}',
    'known',
    ({ application }) => `asiel/registratie/${application}`,
    ADMINS,
    () => ({ status: 'approved' }),
  ),
  row(
    'PUT asiel/registratie/{uuidkey}',
    'unknown',
    ({ unknown }) => `asiel/registratie/${unknown}`,
    UNKNOWN_TO_ADMIN,
    () => ({ status: 'rejected', reason: 'Onbekend' }),
  ),
  ...photoRows(),
  row(
    'POST contact',
    'new',
    () => 'contact',
    OPEN,
    () => ({
      ...{ subject: 'overig', mv: 'M', naam: 'Jan Jansen', email: `${randomUUID()}@post.example`, msg: 'Een vraag' },
    }),
  ),
  row('GET me', 'own', () => 'me', SIGNED_IN),
  row(
    'PUT me',
    'own',
    () => 'me',
    SIGNED_IN,
    () => ({ firstname: 'Jan' }),
  ),
  row('DELETE me', 'own', () => 'me', SIGNED_IN),
  row('GET me/export', 'own', () => 'me/export', SIGNED_IN),
  row(
    'POST me/restore',
    'an unknown code',
    () => 'me/restore',
    NOWHERE,
    () => ({ code: 'x'.repeat(43) }),
  ),
  row('GET me/session', 'own', () => 'me/session', SIGNED_IN),
  row('DELETE me/session', 'own', () => 'me/session', SIGNED_IN),
  row('DELETE me/session/{id}', 'own', () => 'me/session/current', SIGNED_IN),
  row('DELETE me/session/{id}', 'foreign', ({ session }) => `me/session/${session}`, [401, 404, 404, 404, 404]),
  row('DELETE me/session/{id}', 'unknown', ({ unknown }) => `me/session/${unknown}`, [401, 404, 404, 404, 404]),
  row('GET users/', 'all', () => 'users/', ADMINS),
  row(
    'PUT users/{uid}',
    'known',
    ({ account }) => `users/${account.uid}`,
    ADMINS,
    () => ({ disabled: true }),
  ),
  row(
    'PUT users/{uid}',
    'unknown',
    () => 'users/onbekend',
    [401, 403, 403, 403, 404],
    () => ({ disabled: true }),
  ),
  row('POST users/{uid}/verification', 'known', ({ account }) => `users/${account.uid}/verification`, ADMINS),
  row('POST users/{uid}/verification', 'unknown', () => 'users/onbekend/verification', [401, 403, 403, 403, 404]),
  row('DELETE users/{uid}', 'known', ({ account }) => `users/${account.uid}`, ADMINS),
  row('DELETE users/{uid}', 'unknown', () => 'users/onbekend', [401, 403, 403, 403, 404]),
  row('GET animal', 'all', () => 'animal', OPEN),
  row('GET animal/fit', 'all', () => 'animal/fit', OPEN),
  row('GET animal/facets', 'all', () => 'animal/facets', OPEN),
  row('GET animal/summary', 'all', () => 'animal/summary', OPEN),
  row('GET animal/{uuidkey}', 'published', ({ animal }) => `animal/${animal}`, OPEN),
  row('GET animal/{uuidkey}', 'preview', ({ preview }) => `animal/${preview}`, [404, 404, 200, 404, 200]),
  row('GET animal/{uuidkey}', 'unknown', ({ unknown }) => `animal/${unknown}`, NOWHERE),
  row('GET animal/{uuidkey}/pdf', 'published', ({ animal }) => `animal/${animal}/pdf`, OPEN),
  row('GET animal/{uuidkey}/pdf', 'preview', ({ preview }) => `animal/${preview}/pdf`, [404, 404, 200, 404, 200]),
  row('GET animal/{uuidkey}/pdf', 'unknown', ({ unknown }) => `animal/${unknown}/pdf`, NOWHERE),
  row('GET animal/{uuidkey}/similar', 'published', ({ animal }) => `animal/${animal}/similar`, OPEN),
  row('GET animal/{uuidkey}/similar', 'preview', ({ preview }) => `animal/${preview}/similar`, NOWHERE),
  row('GET animal/{uuidkey}/similar', 'unknown', ({ unknown }) => `animal/${unknown}/similar`, NOWHERE),
  row('POST animal/{uuidkey}/visit', 'published', ({ animal }) => `animal/${animal}/visit`, OPEN),
  row('POST animal/{uuidkey}/visit', 'unknown', ({ unknown }) => `animal/${unknown}/visit`, NOWHERE),
  row('POST animal', 'own shelter', () => 'animal', [401, 403, 200, 200, 200], animalBody),
  row(
    'POST animal',
    'a foreign draft',
    () => 'animal',
    [401, 403, 404, 404, 404],
    (world) => ({
      ...animalBody(world),
      concept: world.otherDraft,
    }),
  ),
  row(
    'PUT animal/{uuidkey}',
    'own',
    ({ animal }) => `animal/${animal}`,
    [401, 403, 200, 403, 200],
    () => ({ naam: 'Bram' }),
  ),
  row(
    'PUT animal/{uuidkey}',
    'not visible',
    ({ preview }) => `animal/${preview}`,
    [401, 403, 200, 404, 200],
    () => ({ naam: 'Bram' }),
  ),
  row(
    'PUT animal/{uuidkey}',
    'unknown',
    ({ unknown }) => `animal/${unknown}`,
    [401, 403, 404, 404, 404],
    () => ({ naam: 'Bram' }),
  ),
  row(
    'POST animal/{uuidkey}/check',
    'own',
    ({ animal }) => `animal/${animal}/check`,
    [401, 403, 200, 403, 200],
    () => ({ geplaatst: 'G' }),
  ),
  row(
    'POST animal/{uuidkey}/check',
    'not visible',
    ({ preview }) => `animal/${preview}/check`,
    [401, 403, 200, 404, 200],
    () => ({ geplaatst: 'N' }),
  ),
  row(
    'POST animal/{uuidkey}/check',
    'unknown',
    ({ unknown }) => `animal/${unknown}/check`,
    [401, 403, 404, 404, 404],
    () => ({ geplaatst: 'N' }),
  ),
  row(
    'PUT animal/{uuidkey}/status',
    'own',
    ({ animal }) => `animal/${animal}/status`,
    [401, 403, 200, 403, 200],
    ({ shelter }) => ({ geplaatst: 'G', asiel: shelter.id }),
  ),
  row(
    'PUT animal/{uuidkey}/status',
    'not visible',
    ({ preview }) => `animal/${preview}/status`,
    [401, 403, 200, 404, 200],
    ({ shelter }) => ({ geplaatst: 'N', asiel: shelter.id }),
  ),
  row(
    'PUT animal/{uuidkey}/status',
    'unknown',
    ({ unknown }) => `animal/${unknown}/status`,
    [401, 403, 404, 404, 404],
    ({ shelter }) => ({ geplaatst: 'N', asiel: shelter.id }),
  ),
  row('GET favorite', 'own', () => 'favorite', SIGNED_IN),
  row('PUT favorite/{uuidkey}', 'of the shelter', ({ animal }) => `favorite/${animal}`, [401, 200, 403, 200, 200]),
  row('PUT favorite/{uuidkey}', 'unknown', ({ unknown }) => `favorite/${unknown}`, [401, 404, 404, 404, 404]),
  row('DELETE favorite/{uuidkey}', 'own', ({ animal }) => `favorite/${animal}`, SIGNED_IN),
  row('GET savedsearch', 'own', () => 'savedsearch', [401, 200, 403, 403, 403]),
  row('POST savedsearch', 'own', () => 'savedsearch', [401, 200, 403, 403, 403], searchBody),
  row(
    'PUT savedsearch/{uuidkey}',
    'own',
    ({ search }) => `savedsearch/${search}`,
    [401, 200, 403, 403, 403],
    searchBody,
  ),
  row(
    'PUT savedsearch/{uuidkey}',
    'foreign',
    ({ otherSearch }) => `savedsearch/${otherSearch}`,
    [401, 404, 403, 403, 403],
    searchBody,
  ),
  row(
    'PUT savedsearch/{uuidkey}',
    'unknown',
    ({ unknown }) => `savedsearch/${unknown}`,
    [401, 404, 403, 403, 403],
    searchBody,
  ),
  row('DELETE savedsearch/{uuidkey}', 'own', ({ search }) => `savedsearch/${search}`, [401, 200, 403, 403, 403]),
  row(
    'DELETE savedsearch/{uuidkey}',
    'foreign',
    ({ otherSearch }) => `savedsearch/${otherSearch}`,
    [401, 404, 403, 403, 403],
  ),
  row('DELETE savedsearch/{uuidkey}', 'unknown', ({ unknown }) => `savedsearch/${unknown}`, [401, 404, 403, 403, 403]),
  row(
    'POST savedsearch/unsubscribe',
    'an unknown code',
    () => `savedsearch/unsubscribe?code=${'x'.repeat(43)}`,
    NOWHERE,
  ),
  row('POST response', 'of the shelter', () => 'response', [401, 200, 403, 200, 200], reactionBody),
  row('GET response', 'all', () => 'response', ADMINS),
  row('GET response', 'own', () => 'response?mine=1', SIGNED_IN),
  row('GET shelter/{id}/animals', 'own', ({ shelter }) => `shelter/${shelter.id}/animals`, [401, 403, 200, 403, 200]),
  row('GET shelter/{id}/animals', 'unknown', () => 'shelter/999999/animals', [401, 403, 404, 404, 404]),
  row(
    'GET shelter/{id}/statistics',
    'own',
    ({ shelter }) => `shelter/${shelter.id}/statistics`,
    [401, 403, 200, 403, 200],
  ),
  row('GET shelter/{id}/statistics', 'unknown', () => 'shelter/999999/statistics', [401, 403, 404, 404, 404]),
  row('GET statistics', 'all', () => 'statistics', ADMINS),
  row('GET shelter/{id}/response', 'own', ({ shelter }) => `shelter/${shelter.id}/response`, [401, 403, 200, 404, 200]),
  row('GET shelter/{id}/response', 'unknown', () => 'shelter/999999/response', [401, 403, 404, 404, 404]),
  row(
    'GET shelter/{id}/reactietijd',
    'own',
    ({ shelter }) => `shelter/${shelter.id}/reactietijd`,
    [401, 403, 200, 404, 200],
  ),
  row('GET shelter/{id}/reactietijd', 'unknown', () => 'shelter/999999/reactietijd', [401, 403, 404, 404, 404]),
  row('DELETE response/{uuidkey}', 'own', ({ reaction }) => `response/${reaction}`, [401, 200, 404, 404, 404]),
  row(
    'DELETE response/{uuidkey}',
    'foreign',
    ({ otherReaction }) => `response/${otherReaction}`,
    [401, 404, 404, 404, 404],
  ),
  row('DELETE response/{uuidkey}', 'unknown', ({ unknown }) => `response/${unknown}`, [401, 404, 404, 404, 404]),
  row(
    'PUT response/{uuidkey}',
    'own',
    ({ otherReaction }) => `response/${otherReaction}`,
    [401, 403, 200, 404, 200],
    () => ({ statuscode: 'inprogress' }),
  ),
  row(
    'PUT response/{uuidkey}',
    'unknown',
    ({ unknown }) => `response/${unknown}`,
    [401, 403, 404, 404, 404],
    () => ({ statuscode: 'inprogress' }),
  ),
  row(
    'POST response/{uuidkey}/answer',
    'own',
    ({ otherReaction }) => `response/${otherReaction}/answer`,
    [401, 403, 200, 404, 200],
    () => ({ text: 'Kom gerust langs.' }),
  ),
  row(
    'POST response/{uuidkey}/answer',
    'unknown',
    ({ unknown }) => `response/${unknown}/answer`,
    [401, 403, 404, 404, 404],
    () => ({ text: 'Kom gerust langs.' }),
  ),
  row(
    'GET response-email',
    'of the shelter',
    ({ shelter }) => `response-email?searchEmail=jan&searchType=outside&asiel_id=${shelter.id}`,
    [401, 403, 200, 403, 200],
  ),
  row(
    'GET response-email',
    'of an animal',
    ({ animalId }) => `response-email?searchEmail=jan&searchType=inside&dier_id=${animalId}`,
    [401, 403, 200, 403, 200],
  ),
  row(
    'GET response-email',
    'an unknown animal',
    () => 'response-email?searchEmail=jan&searchType=inside&dier_id=999999',
    [401, 403, 403, 403, 404],
  ),
  row(
    'GET response-email',
    'an unknown shelter',
    () => 'response-email?searchEmail=jan&searchType=external&asiel_id=999999',
    [401, 403, 403, 403, 404],
  ),
  row(
    'PUT response-dier',
    'of the shelter',
    () => 'response-dier',
    [401, 403, 200, 403, 200],
    ({ reactionId }) => ({ id: reactionId, geplaatst: 1 }),
  ),
  row(
    'PUT response-dier',
    'unknown',
    () => 'response-dier',
    [401, 403, 403, 403, 404],
    () => ({ id: 999_999, geplaatst: 1 }),
  ),
  row(
    'PUT response-dier',
    'an id that nobody signed',
    () => 'response-dier',
    [401, 403, 422, 422, 422],
    () => ({ id: 'eyJlbWFpbCI6ImFAYi5leGFtcGxlIn0.AAAA', geplaatst: 1 }),
  ),
  row(
    'GET response/{uuidkey}/answertemplate',
    'own',
    ({ otherReaction }) => `response/${otherReaction}/answertemplate`,
    [401, 403, 200, 404, 200],
  ),
  row(
    'GET response/{uuidkey}/answertemplate',
    'unknown',
    ({ unknown }) => `response/${unknown}/answertemplate`,
    [401, 403, 404, 404, 404],
  ),
  ...templateRows,
  ...closingRows,
  row('GET mail', 'all', () => 'mail', ADMINS),
  row('GET mail/{id}', 'known', ({ mail }) => `mail/${mail}`, ADMINS),
  row('GET mail/{id}', 'unknown', () => 'mail/999999', [401, 403, 403, 403, 404]),
  row('GET task', 'all', () => 'task', ADMINS),
  row('GET audit', 'all', () => 'audit', ADMINS),
  ...[
    'kind',
    'breed',
    'sex',
    'age',
    'checklist',
    'province',
    'place',
    'contactsubject/',
    'shelter',
    'news',
    'article',
  ].map((path) => row(`GET ${path}`, 'all', () => path, OPEN)),
  row('GET fieldoptions/{name}', 'known', () => 'fieldoptions/ervaring', OPEN),
  row('GET shelter/{id}', 'known', ({ shelter }) => `shelter/${shelter.id}`, OPEN),
  row('GET shelter/{id}/feed.json', 'known', ({ shelter }) => `shelter/${shelter.id}/feed.json`, OPEN),
  row('GET shelter/{id}/feed.json', 'unknown', () => 'shelter/999999/feed.json', NOWHERE),
  row('GET shelter/{id}', 'unknown', () => 'shelter/999999', NOWHERE),
  row('GET shelter/user/{uid}', 'foreign', ({ staffUid }) => `shelter/user/${staffUid}`, [401, 404, 404, 404, 200]),
  row('GET shelter/user/{uid}', 'unknown', () => 'shelter/user/onbekend', [401, 404, 404, 404, 404]),
  row(
    'PUT shelter/{id}',
    'own',
    ({ shelter }) => `shelter/${shelter.id}`,
    [401, 403, 200, 403, 200],
    () => ({ telefoon: '020 5550100' }),
  ),
  row(
    'PUT shelter/{id}',
    'its limit',
    ({ shelter }) => `shelter/${shelter.id}`,
    [401, 403, 403, 403, 200],
    () => ({ nmax: 40 }),
  ),
  row(
    'PUT shelter/{id}',
    'unknown',
    () => 'shelter/999999',
    [401, 403, 404, 404, 404],
    () => ({ telefoon: '020 5550100' }),
  ),
  row('GET shelter/{uuidkey}/review', 'known', ({ shelter }) => `shelter/${shelter.uuidkey}/review`, OPEN),
  row('GET review/{id}', 'not used yet', ({ invite }) => `review/${invite}`, [200, 200, 200, 403, 200]),
  row('GET review/{id}', 'written', ({ otherReview }) => `review/${otherReview}`, SIGNED_IN),
  row('GET review/{id}', 'hidden', ({ hiddenReview }) => `review/${hiddenReview}`, [401, 404, 404, 404, 200]),
  row('GET review/{id}', 'unknown invite', ({ unknown }) => `review/${unknown}`, NOWHERE),
  row('GET review/{id}', 'unknown number', () => 'review/999999', [401, 404, 404, 404, 404]),
  row(
    'POST review',
    'the invited',
    () => 'review',
    [401, 200, 403, 403, 403],
    ({ invite }) => ({ invite_uuid: invite, rating: 4, message: 'Fijn' }),
  ),
  row(
    'POST review',
    'unknown',
    () => 'review',
    [401, 404, 403, 403, 403],
    ({ unknown }) => ({ invite_uuid: unknown, rating: 4, message: 'Fijn' }),
  ),
  row('PUT review/{id}', 'own', ({ ownReview }) => `review/${ownReview}`, [401, 200, 403, 403, 403], ratingBody),
  row('PUT review/{id}', 'foreign', ({ otherReview }) => `review/${otherReview}`, WRITTEN_BY_OTHERS, ratingBody),
  row('PUT review/{id}', 'unknown', () => 'review/999999', [401, 404, 403, 403, 403], ratingBody),
  row(
    'PUT review/{id}',
    'hiding',
    ({ otherReview }) => `review/${otherReview}`,
    ADMINS,
    () => ({ hidden: true, reason: 'Scheldwoorden' }),
  ),
  row('GET review', 'the list of admins', () => 'review', ADMINS),
  row(
    'PUT review/{id}/answer',
    'of the own shelter',
    ({ otherReview }) => `review/${otherReview}/answer`,
    [401, 403, 200, 403, 403],
    answerBody,
  ),
  row(
    'PUT review/{id}/answer',
    'hidden',
    ({ hiddenReview }) => `review/${hiddenReview}/answer`,
    [401, 404, 404, 404, 404],
    answerBody,
  ),
  row('PUT review/{id}/answer', 'unknown', () => 'review/999999/answer', [401, 404, 404, 404, 404], answerBody),
  row(
    'PUT review/{id}/answer',
    'removing it',
    ({ answeredReview }) => `review/${answeredReview}/answer`,
    ADMINS,
    () => ({ removed: true, reason: 'Naam van iemand' }),
  ),
  row('POST review/{id}/unsubscribe', 'known', ({ invite }) => `review/${invite}/unsubscribe`, OPEN),
  row('POST review/{id}/unsubscribe', 'unknown', ({ unknown }) => `review/${unknown}/unsubscribe`, NOWHERE),
  row('GET foto/{sleutel}/og.jpg', 'unknown', () => `foto/${'a'.repeat(64)}/og.jpg`, NOWHERE),
  row('GET foto/{sleutel}/{bestand}', 'unknown', () => `foto/${'a'.repeat(64)}/350.jpg`, NOWHERE),
  row(
    'PUT release/{name}',
    'without a deploy key',
    () => 'release/mf-search',
    [401, 401, 401, 401, 401],
    () => ({}),
  ),
  row(
    'POST animal/seen',
    'nonsense',
    () => 'animal/seen',
    [422, 422, 422, 422, 422],
    () => ({}),
  ),
  row(
    'POST loadreport',
    'nonsense',
    () => 'loadreport',
    [422, 422, 422, 422, 422],
    () => ({}),
  ),
];

/** The answer that goes on: only its beginning is looked at. */
const STREAM = 'GET message/stream';

/** The first of the people who work here. */
const OWN_STAFF = 2;

/** No line of the audit log: what anybody does for themselves, what only asks, and what finds nothing to do in this row. */
const NOT_AUDITED = [
  'PUT favorite/{uuidkey}',
  'DELETE favorite/{uuidkey}',
  'POST animal/{uuidkey}/visit',
  'DELETE me/session/{id}',
  'POST animal/{uuidkey}/check',
  'POST claim/{uuidkey}/chip',
  // Its own storage, until it starts.
  'POST import/{uuidkey}/image',
  'PUT import/{uuidkey}/mapping',
  'POST animal/{uuidkey}/response/close',
  'POST users/{uid}/verification',
  'PUT message/{id}',
];

describe('AP-029, C29: who may do what, for every call of the OpenAPI file, and what staff do is audited', () => {
  let portal: TestPortal;
  let made: ReturnType<typeof makeWorld> | undefined;
  /** A call that was refused or only reads leaves it as it was for the next one. */
  const presentWorld = () => {
    made ??= makeWorld();
    return made;
  };
  const forgetWorld = () => {
    made = undefined;
  };
  beforeAll(async () => {
    portal = await openTestPortal('pglite', { RATE_LIMIT_FACTOR: '10000' });
    const square = sharp({ create: { width: 350, height: 350, channels: 3, background: '#336699' } });
    squareJpeg = (await square.jpeg().toBuffer()).toString('base64');
  }, 60_000);
  afterAll(() => portal.close());

  async function makeWorld(): Promise<{ world: World; people: (TestPerson | null)[] }> {
    const { database } = portal;
    const one = async <Result>(sql: string, values: (string | number | null)[]) =>
      (await database.query<Result>(sql, values)).rows[0] as Result;
    const shelter = await addShelter(database);
    const other = await addShelter(database);
    const adopter = await addPerson(portal);
    const somebody = await addPerson(portal);
    const people = [
      null,
      adopter,
      await addPerson(portal, { usertype: 'asiel', asiel: shelter.id }),
      await addPerson(portal, { usertype: 'asiel', asiel: other.id }),
      await addPerson(portal, { usertype: 'admin' }),
    ];
    await addPerson(portal, { usertype: 'admin' });
    const colleague = await addPerson(portal, { usertype: 'asiel', asiel: shelter.id });
    const animal = await addAnimal(database, shelter.id);
    const preview = await addAnimal(database, shelter.id, { geplaatst: 'P' });
    const photo = async (dier: number, values: Parameters<typeof addPhoto>[2] = {}) => {
      const { storage_key } = await addPhoto(database, dier, values);
      return (await one<{ id: number }>('SELECT id FROM photo WHERE storage_key = $1', [storage_key])).id;
    };
    const draft = await one<{ id: number; concept: string }>(
      'INSERT INTO photo_draft (concept, user_id) VALUES ($1, $2) RETURNING id, concept',
      [randomUUID(), colleague.id],
    );
    const today = new Date().toISOString().slice(0, 10);
    const found = await addAnimal(database, shelter.id, { gevonden: 'J', inbewaring: today });
    const claim = await one<{ uuidkey: string }>(
      `INSERT INTO owner_claim (dier_id, naam, email, kenmerken) VALUES ($1, 'x', 'x@post.example', 'x') RETURNING uuidkey`,
      [found.id],
    );
    const ownReview = await addReview(database, shelter.id, { userid: adopter.id });
    const otherReview = await addReview(database, shelter.id, { userid: somebody.id });
    const answeredReview = await addReview(database, shelter.id, {
      ...{ userid: somebody.id, answer: 'Dank u', answered_at: '2026-02-01', answer_updated_at: '2026-02-01' },
    });
    const hiddenReview = await addReview(database, shelter.id, { userid: somebody.id, hidden_at: '2026-02-01' });
    const message = await one<{ uuid: string }>(
      `INSERT INTO message (sql_id, name, text, sender, reciever) VALUES ($1, 'Jan', 'Hallo', $2, $3) RETURNING uuid`,
      [ownReview.id, adopter.uid, shelter.uuidkey],
    );
    const invite = await one<{ invite_uuid: string }>(
      `INSERT INTO review_invite (itemid, asiel_id, list_type, email) VALUES ($1::int, $1, 'inside', $2) RETURNING invite_uuid`,
      [shelter.id, adopter.email],
    );
    const search = (id: number) =>
      one<{ uuidkey: string }>(
        `INSERT INTO saved_search (user_id, naam, filters) VALUES ($1, 'x', '{}') RETURNING uuidkey`,
        [id],
      );
    const reaction = (id: number) =>
      one<{ id: number; uuidkey: string }>(
        `INSERT INTO reaction (dier_id, asiel_id, user_id, displayname, email, informatie)
         VALUES ($1, $2, $3, 'Jan', 'jan@post.example', 'x') RETURNING id, uuidkey`,
        [animal.id, shelter.id, id],
      );
    const waiting = await one<{ uuidkey: string }>(
      `INSERT INTO animal_import (asiel_id, bestandsnaam, bestandsgrootte, parts, statuscode, file)
       VALUES ($1, 'dieren.csv', 1, 1, 'checked', $2) RETURNING uuidkey`,
      [
        shelter.id,
        JSON.stringify({ encoding: 'utf-8', separator: ';', format: 'other', headings: ['Eigen nummer'], rows: [] }),
      ],
    );
    const template = await one<{ uuidkey: string }>(
      `INSERT INTO answer_template (asiel_id, naam, tekst) VALUES ($1, 'Welkom', 'Dag {naam}') RETURNING uuidkey`,
      [shelter.id],
    );
    const placed = await addAnimal(database, shelter.id, { geplaatst: 'J' });
    const mail = await one<{ id: number }>(
      `INSERT INTO mail (message_id, to_address, template, subject, text) VALUES ($1, 'a@b.example', 'x', 'x', 'x') RETURNING id`,
      [randomUUID()],
    );
    const news = await one<{ id: number }>(
      `INSERT INTO news_item (titel, tekst, datum) VALUES ('x', 'x', '2026-11-20') RETURNING id`,
      [],
    );
    const application = await one<{ uuidkey: string }>(
      `INSERT INTO shelter_application (naam, contactpersoon, land, adres, plaats, postcode, telefoon, url, email, emailbheerder, email_factuur)
       VALUES ($1, 'Jo', 'NL', 'x', 'Ede', '6711 AB', 'x', 'x', 'a@b.example', 'a@b.example', 'a@b.example') RETURNING uuidkey`,
      [randomUUID()],
    );
    const article = await one<{ id: number }>(
      `INSERT INTO article (titel, alias, auteur, tekst, datum) VALUES ('x', $1, 'x', 'x', '2026-11-20') RETURNING id`,
      [randomUUID()],
    );
    const foreign = await reaction(somebody.id);
    return {
      people,
      world: {
        ...{
          invite: invite.invite_uuid,
          ownReview: ownReview.id,
          otherReview: otherReview.id,
          hiddenReview: hiddenReview.id,
          answeredReview: answeredReview.id,
          message: message.uuid,
        },
        ...{ news: news.id, article: article.id, application: application.uuidkey },
        ...{ animalId: animal.id, previewId: preview.id },
        ...{ photo: await photo(animal.id), previewPhoto: await photo(preview.id) },
        textPhoto: await photo(0, { bron: 'TEKST' }),
        ...{ otherDraft: draft.concept, draftPhoto: await photo(draft.id, { bron: 'CONCEPT' }) },
        ...{ shelter, animal: animal.uuidkey, preview: preview.uuidkey, session: somebody.sid, mail: mail.id },
        search: (await search(adopter.id)).uuidkey,
        otherSearch: (await search(somebody.id)).uuidkey,
        reaction: (await reaction(adopter.id)).uuidkey,
        otherReaction: foreign.uuidkey,
        reactionId: foreign.id,
        animalId: animal.id,
        ...{ template: template.uuidkey, import: waiting.uuidkey },
        placed: placed.uuidkey,
        ...{ found: found.uuidkey, claim: claim.uuidkey },
        staffUid: colleague.uid,
        account: { uid: somebody.uid, id: somebody.id },
        unknown: randomUUID(),
      },
    };
  }

  async function auditLinesOf({ headers }: { headers: Record<string, unknown> }): Promise<number> {
    const { rows } = await portal.database.query<{ lines: number }>(
      'SELECT count(*)::int AS lines FROM audit_entry WHERE request_id = $1',
      [String(headers['x-request-id'])],
    );
    return rows[0]?.lines ?? 0;
  }

  test('every call has a row; every row is a call', async () => {
    const document = (await portal.app.inject('/api/openapi.json')).json();
    const calls = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice('/api/'.length)}`),
    );
    const rows = new Set(ROWS.map(({ call }) => call));
    expect(calls.filter((call) => !rows.has(call))).toEqual([]);
    expect([...rows].filter((call) => !calls.includes(call))).toEqual([]);
  });

  test.each(ROWS.map((one) => [one.call, one.about, one] as const))(
    '%s, %s, by visitor, adopter, own staff, other staff and admin',
    async (_call, _about, { call, url, body, statuses }) => {
      const method = call.split(' ')[0] as Method;
      const seen: number[] = [];
      /** Lines of the audit log of each call that changed something (C29). */
      const written: number[] = [];
      for (let i = 0; i < statuses.length; i += 1) {
        const { world, people } = await presentWorld();
        const answer = await callAs(portal, people[i] ?? null, method, url(world), body?.(world), {}, call === STREAM);
        if (call === STREAM) answer.stream().destroy();
        seen.push(answer.statusCode < 300 ? 200 : answer.statusCode);
        if (method === 'GET' || answer.statusCode >= 400) continue;
        forgetWorld();
        if (i >= OWN_STAFF && !NOT_AUDITED.includes(call)) written.push(await auditLinesOf(answer));
      }
      expect(seen).toEqual(statuses);
      expect(written.filter((lines) => lines !== 1)).toEqual([]);
    },
    60_000,
  );
});
