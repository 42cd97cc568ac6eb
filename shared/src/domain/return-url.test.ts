import fc from 'fast-check';
import { loginPath, safeReturnUrl } from './return-url';

const ORIGIN = 'https://portaal.example';

test.each([
  ['/', '/'],
  ['/mijn-pootjesplein/favorieten', '/mijn-pootjesplein/favorieten'],
  ['/dier/ab?x=1#foto', '/dier/ab?x=1#foto'],
  [null, '/'],
  ['', '/'],
  ['dier/ab', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/\n/evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/a/..//evil.example', '/'],
  ['https://evil.example', '/'],
  ['https://portaal.example/dier', '/'],
  ['javascript:alert(1)', '/'],
  [' /dier/ab', '/'],
])('C25: %j leads to %s', (returnUrl, expected) => {
  expect(safeReturnUrl(returnUrl, ORIGIN)).toBe(expected);
});

test('C25: whatever is sent, the way back stays on the own origin', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '\t',
    '\n',
    '.',
    '..',
    '@',
    ':',
    '?',
    '#',
    'evil.example',
    'https:',
    '%2f',
    ' ',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
      ),
      (returnUrl) => {
        const path = safeReturnUrl(returnUrl, ORIGIN);
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
      },
    ),
    { numRuns: 1000 },
  );
});

test('the login page carries the way back', () => {
  const path = loginPath('/dier/ab?x=1&y=2');
  expect(path).toBe('/login?returnUrl=%2Fdier%2Fab%3Fx%3D1%26y%3D2');
  expect(safeReturnUrl(new URL(path, ORIGIN).searchParams.get('returnUrl'), ORIGIN)).toBe('/dier/ab?x=1&y=2');
});
