import type * as z from 'zod/mini';
import {
  cleanEmail,
  cleanLine,
  cleanText,
  email,
  isEmptyHtml,
  normaliseUrl,
  optionalText,
  requiredHtml,
  requiredLongText,
  requiredText,
  withoutTags,
} from './index';

const messagesOf = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

const INVISIBLE = {
  'zero-width spaces': '\u200b\u200b',
  'a zero-width joiner': '\u200d',
  'a byte order mark': '\ufeff',
  'left-to-right and right-to-left marks': '\u200e\u200f',
  'an Arabic letter mark': '\u061c',
  'bidirectional overrides': '\u202e\u202d',
  'bidirectional isolates': '\u2066\u2069',
  'a soft hyphen': '\u00ad',
  'a word joiner': '\u2060',
  'Hangul fillers': '\u115f\u3164\uffa0',
  'a variation selector': '\ufe0f',
  'tag characters': '\u{e0041}\u{e0042}',
  'a braille blank': '\u2800',
  'spaces of all kinds': ' \u00a0\u2003\u3000',
};

describe('a text that shows nothing is empty', () => {
  test.each(Object.entries(INVISIBLE))('%s', (_name, text) => {
    expect(messagesOf(requiredText('Vul uw naam in'), text)).toEqual(['Vul uw naam in']);
    expect(messagesOf(requiredLongText('Schrijf een bericht'), `${text}\n${text}`)).toEqual(['Schrijf een bericht']);
    expect(messagesOf(requiredHtml('Schrijf uw tekst'), `<p>${text}<br></p>`)).toEqual(['Schrijf uw tekst']);
    expect(optionalText().parse(text)).toBe('');
    expect(messagesOf(email('Vul uw E-mail in'), text)).toEqual(['Vul uw E-mail in']);
  });

  test('beside a letter they stay: languages and emoji need them', () => {
    expect(cleanLine('می\u200cخواهم')).toBe('می\u200cخواهم');
    expect(cleanText('👩\u200d🌾')).toBe('👩\u200d🌾');
  });
});

describe('the length comes first', () => {
  const spaces = ' '.repeat(100_000);

  test.each<[string, z.ZodMiniType, string]>([
    ['a line', requiredText('Leeg', 100), 'Gebruik maximaal 100 tekens'],
    ['an optional line', optionalText(100), 'Gebruik maximaal 100 tekens'],
    ['a text', requiredLongText('Leeg', 4000), 'Gebruik maximaal 4000 tekens'],
    ['an e-mail address', email('Leeg', 'Ongeldig'), 'Ongeldig'],
  ])('%s is refused as it was sent, without being cleaned', (_name, schema, message) => {
    expect(messagesOf(schema, `a${spaces}b`)).toEqual([message]);
    expect(messagesOf(schema, spaces)).toEqual([message]);
  });

  test('characters of several code units and spaces around do not count against it', () => {
    expect(requiredText('Leeg', 20).parse(`  ${'🐈'.repeat(20)}  `)).toBe('🐈'.repeat(20));
    expect(messagesOf(requiredText('Leeg', 20), '🐈'.repeat(21))).toEqual(['Gebruik maximaal 20 tekens']);
    expect(requiredText('Leeg', 20).parse('e\u0302\u0301'.repeat(20))).toBe('ế'.repeat(20));
  });
});

describe('e-mail addresses that look alike are one', () => {
  test.each([
    ['full-width letters', 'ａｄｍｉｎ@demo.example'],
    ['a full-width at sign and full stop', 'admin＠demo．example'],
    ['mathematical letters', '𝐚𝐝𝐦𝐢𝐧@demo.example'],
    ['zero-width characters', 'ad\u200bmin@de\u00admo.example'],
    ['direction marks', '\u200eadmin@demo.example\u202c'],
    ['spaces around, a domain in capitals', '  admin@DEMO.example '],
  ])('%s', (_name, address) => {
    expect(cleanEmail(address)).toBe('admin@demo.example');
    expect(email('Leeg').parse(address)).toBe('admin@demo.example');
  });

  test('the part before the at sign keeps its capitals, and a break is refused', () => {
    expect(cleanEmail('Jan.DeVries@Voorbeeld.NL')).toBe('Jan.DeVries@voorbeeld.nl');
    expect(messagesOf(email('Leeg', 'Ongeldig'), 'a@b.nl\nc@d.nl')).toEqual(['Ongeldig']);
  });
});

describe('HTML that shows nothing', () => {
  test.each([
    ['', true],
    ['<p><br></p>', true],
    ['<p>&nbsp; </p>', true],
    ['<p>a</p>', false],
    ['<p><img src="/x"></p>', false],
    ['<', false],
    ['a <b', false],
    ['<'.repeat(1000), false],
  ])('%s: %s', (html, isEmpty) => {
    expect(isEmptyHtml(html)).toBe(isEmpty);
  });

  test('the text between tags, with something in the place of each', () => {
    expect(withoutTags('<p>a <b>b</b></p>c')).toBe('a bc');
    expect(withoutTags('<p>a</p><p>b</p>', ' ')).toBe(' a  b ');
    expect(withoutTags('a < b')).toBe('a < b');
    expect(withoutTags('<a title="<">b</a>')).toBe('b');
  });
});

test.each([
  'https://user:password@asiel.example',
  'https://user@asiel.example/',
  'user:password@asiel.example',
  'https://:password@asiel.example',
])('%s is no web address: it carries a name or a password', (url) => {
  expect(normaliseUrl(url)).toBeNull();
});
