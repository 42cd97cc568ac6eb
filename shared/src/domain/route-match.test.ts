import { shellPages } from '@portal/shared/contract';
import { duplicatePatterns, matchRoute } from './route-match';

const PATTERNS = [
  ...shellPages('pootjesplein'),
  'zoek',
  'zoek/dieren/kat',
  'asiel/:uuidkey',
  'asieldieren/:uuidkey',
  'asieldieren/:uuidkey/:soortcode',
  'nieuws/:id',
  'nieuws/archief',
  'registreer/asiel',
  ':page/kat',
];

test.each([
  ['/', '', {}],
  ['/zoek', 'zoek', {}],
  ['/zoek/', 'zoek', {}],
  ['/zoek/dieren/kat', 'zoek/dieren/kat', {}],
  ['/asiel/12', 'asiel/:uuidkey', { uuidkey: '12' }],
  ['/asieldieren/ab/3', 'asieldieren/:uuidkey/:soortcode', { uuidkey: 'ab', soortcode: '3' }],
  ['/nieuws/archief', 'nieuws/archief', {}],
  ['/nieuws/7', 'nieuws/:id', { id: '7' }],
  ['/nieuws/kat', 'nieuws/:id', { id: 'kat' }],
  ['/asiel/caf%C3%A9%20x', 'asiel/:uuidkey', { uuidkey: 'café x' }],
  ['/registreer', 'registreer', {}],
  ['/registreer/asiel', 'registreer/asiel', {}],
  ['/mijn-pootjesplein/favorieten', 'mijn-pootjesplein/favorieten', {}],
])('%s belongs to %s', (pathname, pattern, params) => {
  expect(matchRoute(PATTERNS, pathname)).toEqual({ pattern, params });
  expect(matchRoute([...PATTERNS].reverse(), pathname)).toEqual({ pattern, params });
});

test.each(['/bestaat-niet', '/zoek/dieren/kat/x', '/asiel', '/asiel//', '/Zoek', '/asiel/%E0%A4', '//zoek', '/zoek//'])(
  '%s belongs to no page',
  (pathname) => {
    expect(matchRoute(PATTERNS, pathname)).toBeUndefined();
  },
);

test('a pattern that stands twice is found, whatever its parameter is called', () => {
  expect(duplicatePatterns(['asiel/:uuidkey', 'zoek', 'asiel/:id', 'zoek', 'asiel/nieuw'])).toEqual([
    'asiel/:id',
    'zoek',
  ]);
  expect(duplicatePatterns(PATTERNS)).toEqual([]);
});
