import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, constantFrom, integer, property } from 'fast-check';
import { brandColours, contrastOf, hexColour } from './brand-colour';

const tokens = readFileSync(join(__dirname, '../ui/tokens.css'), 'utf8');

/** A token of the light scheme, or of the dark one. */
function token(name: string, scheme: 'light' | 'dark'): string {
  const blocks = tokens.split(':root[dark]');
  const [, value = ''] =
    new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(blocks[scheme === 'dark' ? 1 : 0] ?? '') ?? [];
  return value;
}

test('any colour of a shelter gives text that can be read on every ground of the portal, light and dark (SH-090)', () => {
  const anyColour = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  assert(
    property(anyColour, constantFrom('light' as const, 'dark' as const), (hex, scheme) => {
      const colours = brandColours(hex, scheme);
      for (const ground of ['ground', 'sunken', 'surface', 'raised']) {
        expect(contrastOf(colours.primary, token(ground, scheme))).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(colours['primary-strong'], token(ground, scheme))).toBeGreaterThanOrEqual(4.5);
      }
      for (const tint of [colours.tint, colours['tint-strong']]) {
        expect(contrastOf(colours['on-tint'], tint)).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(token('ink', scheme), tint)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrastOf(colours['on-primary'], colours.primary)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(colours.primary, colours.tint)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('a colour that can be read stays as it is; another moves only as far as it must', () => {
  expect(brandColours('#7a1f5c', 'light').primary).toBe('#7a1f5c');
  const { primary } = brandColours('#ffcc00', 'light');
  expect(contrastOf(primary, '#f1f2ec')).toBeLessThan(5);
  expect(brandColours('#ffcc00', 'dark').primary).toBe('#ffcc00');
});

test.each([
  ['#AA3300', '#aa3300'],
  ['aa3300', '#aa3300'],
  [' #aa3300 ', '#aa3300'],
  ['#a30', null],
  ['red', null],
  ['#aa3300;background:url(x)', null],
  ['', null],
])('%s as a colour is %s', (text, colour) => expect(hexColour(text)).toBe(colour));
