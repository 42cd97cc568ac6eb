/** Namespaces and not objects: a bundle then holds the paths that it uses, and no others. */
export * as apiPath from './api-path';
export * as portalPath from './portal-path';
export * as rootPath from './root-path';

/** Prefix of the api at the portal's origin (C26). */
export const API_PREFIX = '/api/';

const MEMBER_PAGES = [
  '',
  '/profiel',
  '/asielprofiel',
  '/asielprofiel/website',
  '/zoekopdrachten',
  '/favorieten',
  '/reacties',
];

/** All pages of the shell, as patterns (C01, C02): no remote may claim one, and an address of the members area without a page is unknown. */
export const shellPages = (slug: string): string[] => [
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
