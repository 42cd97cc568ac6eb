/** A segment of a path, encoded; `:name` stays, so that the same functions make the patterns of router and api. */
const part = (value: string | number) => {
  const text = String(value);
  return text.startsWith(':') ? text : encodeURIComponent(text);
};

/** Every path of the portal (§ 2), with leading slash. `slug` is the product's slug (C01). */
export const portalPath = {
  home: () => '/',
  search: () => '/zoek',
  animalSearch: () => '/zoek/dieren',
  cats: () => '/zoek/dieren/kat',
  dogs: () => '/zoek/dieren/hond',
  otherAnimals: () => '/zoek/dieren/overig',
  rabbits: () => '/zoek/dieren/konijn',
  footerCats: () => '/zoek/kat',
  footerDogs: () => '/zoek/hond',
  footerOtherAnimals: () => '/zoek/overig',
  longStayers: () => '/zoek/langzitters',
  couples: () => '/zoek/koppels',
  foundAnimals: () => '/zoek/gevondendieren',
  shelters: () => '/zoek/asiels',
  sheltersNetherlands: () => '/zoek/asiels/nederland',
  sheltersBelgium: () => '/zoek/asiels/belgie',
  shelter: (asiel: string | number) => `/asiel/${part(asiel)}`,
  shelterInfo: (uuidkey: string) => `/zoek/asiel/${part(uuidkey)}`,
  shelterAnimals: (uuidkey: string) => `/asieldieren/${part(uuidkey)}`,
  shelterAnimalsOfKind: (uuidkey: string, soortcode: string | number) =>
    `/asieldieren/${part(uuidkey)}/${part(soortcode)}`,
  animal: (uuidkey: string) => `/dier/${part(uuidkey)}`,
  newsList: () => '/nieuws',
  newsItem: (id: string | number) => `/nieuws/${part(id)}`,
  information: () => '/informatie',
  article: (artikle: string) => `/informatie/${part(artikle)}`,
  goal: () => '/over-ons/doelstelling',
  annualReport: () => '/over-ons/jaarverslag',
  privacy: () => '/privacy-policy',
  cookies: () => '/cookie-policy',
  disclaimer: () => '/disclaimer',
  accessibility: () => '/toegankelijkheid',
  contact: () => '/contact',
  login: () => '/login',
  register: () => '/registreer',
  registerForInvite: () => '/registreren',
  shelterApplication: () => '/registreer/asiel',
  logout: () => '/logout',
  confirm: () => '/bevestigen',
  members: (slug: string) => `/mijn-${part(slug)}`,
  profile: (slug: string) => `/mijn-${part(slug)}/profiel`,
  shelterProfile: (slug: string) => `/mijn-${part(slug)}/asielprofiel`,
  savedSearches: (slug: string) => `/mijn-${part(slug)}/zoekopdrachten`,
  favourites: (slug: string) => `/mijn-${part(slug)}/favorieten`,
  reactions: (slug: string) => `/mijn-${part(slug)}/reacties`,
  review: (inviteUuid: string | number) => `/recensies/${part(inviteUuid)}`,
  shelterManagement: (id: string | number) => `/asiels/beheer/${part(id)}`,
  accountManagement: () => '/admin/beheer',
  applicationManagement: () => '/admin/beheer?tab=aanvragen',
  noAccess: () => '/geen_toegang',
  notFound: () => '/not-found',
} as const;

/** The shell's pages outside the members area that exist: an address of its reserved patterns without a page is unknown (404). */
export const SHELL_PAGES: readonly string[] = [
  '',
  'login',
  'registreer',
  'registreren',
  'logout',
  'bevestigen',
  'geen_toegang',
  'not-found',
];

const MEMBER_PAGES = ['', '/profiel', '/asielprofiel', '/zoekopdrachten', '/favorieten', '/reacties'];

/** All pages of the shell that exist, as patterns; the members area is named after the product (C01). */
export const shellPages = (slug: string): string[] => [
  ...SHELL_PAGES,
  ...MEMBER_PAGES.map((page) => `mijn-${slug}${page}`),
];

/** Patterns that belong to the shell and that no remote may claim; `mijn-…` is the members area with its slug (C02). */
export const shellPatterns = (slug: string): string[] => [
  '',
  'login',
  'registreer',
  'registreren',
  'logout',
  'bevestigen',
  'geen_toegang',
  'not-found',
  ...MEMBER_PAGES.map((page) => `mijn-${slug}${page}`),
];

/** Every path of the api, relative to `/api/` (§ 7, C26). The final slash stands where § 7 writes it; the api answers both. */
export const apiPath = {
  animals: () => 'animal',
  animalFacets: () => 'animal/facets',
  animalSummary: () => 'animal/summary',
  animal: (uuidkey: string) => `animal/${part(uuidkey)}`,
  animalCheck: (uuidkey: string) => `animal/${part(uuidkey)}/check`,
  animalStatus: (uuidkey: string) => `animal/${part(uuidkey)}/status`,
  animalPdf: (uuidkey: string) => `animal/${part(uuidkey)}/pdf`,
  animalVisit: (uuidkey: string) => `animal/${part(uuidkey)}/visit`,
  kinds: () => 'kind',
  breeds: () => 'breed',
  sexes: () => 'sex',
  ages: () => 'age',
  provinces: () => 'province',
  checklist: () => 'checklist',
  fieldOptions: (name: string) => `fieldoptions/${part(name)}`,
  contactSubjects: () => 'contactsubject/',
  shelters: () => 'shelter',
  shelter: (id: string | number) => `shelter/${part(id)}`,
  shelterOfUser: (uid: string) => `shelter/user/${part(uid)}`,
  shelterAnimals: (id: string | number) => `shelter/${part(id)}/animals`,
  shelterReactions: (id: string | number) => `shelter/${part(id)}/response`,
  shelterReviews: (uuidkey: string) => `shelter/${part(uuidkey)}/review`,
  articles: () => 'article',
  article: (id: string | number) => `article/${part(id)}`,
  newsList: () => 'news',
  newsItem: (id: string | number) => `news/${part(id)}`,
  photos: () => 'image/',
  photo: (photoId: string | number) => `image/${part(photoId)}/`,
  photoFile: (key: string, size: string | number, type: string) => `foto/${part(key)}/${part(size)}.${part(type)}`,
  reactions: () => 'response',
  reaction: (uuidkey: string) => `response/${part(uuidkey)}`,
  reactionAnswer: (uuidkey: string) => `response/${part(uuidkey)}/answer`,
  reviewSuggestions: () => 'response-email',
  reviewRequest: () => 'response-dier',
  reviews: () => 'review',
  review: (id: string | number) => `review/${part(id)}`,
  messages: () => 'message',
  message: (id: string | number) => `message/${part(id)}`,
  messageStream: () => 'message/stream',
  features: () => 'feature',
  feature: (alias: string) => `feature/${part(alias)}`,
  favourites: () => 'favorite',
  favourite: (uuidkey: string) => `favorite/${part(uuidkey)}`,
  savedSearches: () => 'savedsearch',
  savedSearch: (uuidkey: string) => `savedsearch/${part(uuidkey)}`,
  unsubscribe: () => 'savedsearch/unsubscribe',
  contact: () => 'contact',
  shelterApplications: () => 'asiel/registratie',
  shelterApplication: (uuidkey: string) => `asiel/registratie/${part(uuidkey)}`,
  accounts: () => 'users/',
  account: (uid: string) => `users/${part(uid)}`,
  me: () => 'me',
  myExport: () => 'me/export',
  restoreMe: () => 'me/restore',
  mySessions: () => 'me/session',
  mySession: (id: string) => `me/session/${part(id)}`,
  mails: () => 'mail',
  mail: (id: string | number) => `mail/${part(id)}`,
  audit: () => 'audit',
  tasks: () => 'task',
  release: (name: string) => `release/${part(name)}`,
  releaseFile: (name: string, build: string, file: string) =>
    `release/${part(name)}/${part(build)}/${file.split('/').map(part).join('/')}`,
  loadReport: () => 'loadreport',
  cspReport: () => 'csp-report',
  health: () => 'health',
  ready: () => 'ready',
  openApi: () => 'openapi.json',
  metrics: () => 'metrics',
} as const;

/** Prefix of the api at the portal's origin (C26). */
export const API_PREFIX = '/api/';

/** Paths at the origin's root that are neither page nor api (backend § 15). */
export const rootPath = {
  register: () => '/register.json',
  version: () => '/version.json',
  assets: (remote: string, folder: string) => `/mf/${part(remote)}/${part(folder)}/`,
  sitemap: () => '/sitemap.xml',
  robots: () => '/robots.txt',
  newsFeed: () => '/nieuws.atom',
  searchFeed: () => '/zoek.atom',
  socialStart: (provider: string) => `/auth/idp/${part(provider)}/start`,
  socialCallback: (provider: string) => `/auth/idp/${part(provider)}/callback`,
  socialDemo: (provider: string) => `/auth/idp/${part(provider)}/demo`,
  socialLink: (provider: string) => `/auth/idp/${part(provider)}/link`,
} as const;
