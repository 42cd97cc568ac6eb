import { hasTag, richTextPolicy } from '@portal/shared/domain';
import { ATTACKS, CORPUS_PHOTO } from '@portal/shared/testing';
import sanitizeHtml from 'sanitize-html';
import { depthOf, RICH_TEXT_MAX_BYTES, RichTextRefused } from './port';
import { sanitiserThread } from './thread';

const ORIGIN = 'https://portaal.example';
const sanitiser = sanitiserThread({ origin: ORIGIN, limitMs: 20_000 });
afterAll(() => sanitiser.stop());

const FORBIDDEN =
  /<(?!\/?(p|br|h[123]|strong|em|u|s|blockquote|[ou]l|li|a|img|pre|code|span|sub|sup)\b)[a-z/!]|<[^>]*\s(on\w+|style|id|name|target|srcset)=/i;

const attacks = Object.entries(ATTACKS);

test('the corpus is large enough', () => {
  expect(attacks.length).toBeGreaterThanOrEqual(48);
});

test.each(attacks)(
  '%s: only formats of the editor are left, and cleaning again changes nothing',
  async (_name, html) => {
    const clean = await sanitiser.clean(html);
    expect(clean).not.toMatch(FORBIDDEN);
    for (const [, address = ''] of clean.matchAll(/(?:href|src)="([^"]*)"/g)) {
      expect(address).toMatch(richTextPolicy.address);
    }
    expect(await sanitiser.clean(clean)).toBe(clean);
  },
);

test.each(attacks)('%s: a second sanitiser with the same rules finds nothing left to take out', async (_name, html) => {
  const clean = await sanitiser.clean(html);
  const other = sanitizeHtml(clean, {
    allowedTags: richTextPolicy.tags,
    allowedAttributes: { '*': [...richTextPolicy.attributes], a: [...richTextPolicy.attributes, 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
  });
  // Written by one hand, so that only what was taken out can differ.
  expect(await sanitiser.clean(other)).toBe(clean);
});

test('the formats of the editor stay as they are', async () => {
  const html =
    '<h2>Kop</h2><p class="ql-align-center"><strong>a</strong><em>b</em><u>c</u><s>d</s><sub>e</sub><sup>f</sup></p><ol><li data-list="bullet" class="ql-indent-1">g</li></ol><blockquote>h</blockquote><p>a &amp; b &lt; c</p>';
  expect(await sanitiser.clean(html)).toBe(html);
});

test.each([
  [`<img src="${CORPUS_PHOTO}" alt="Luna" width="800">`, `<img src="${CORPUS_PHOTO}" alt="Luna" width="800">`],
  [`<img src="${ORIGIN}${CORPUS_PHOTO}" alt="Luna">`, `<img src="${CORPUS_PHOTO}" alt="Luna">`],
  [`<p>a<img src="https://boos.example${CORPUS_PHOTO}"></p>`, '<p>a</p>'],
  ['<p>a<img src="/api/news"></p>', '<p>a</p>'],
  ['<p>a<img src="/api/foto/../news"></p>', '<p>a</p>'],
  ['<p>a<img></p>', '<p>a</p>'],
  [
    '<a href="https://x.example/?a=1&amp;b=2" target="_blank">a</a>',
    '<a href="https://x.example/?a=1&amp;b=2" rel="noopener noreferrer nofollow">a</a>',
  ],
])('%s is stored as %s (C42)', async (html, expected) => {
  expect(await sanitiser.clean(html)).toBe(expected);
});

test('what is too large or too deep is refused before it is read', async () => {
  await expect(sanitiser.clean('é'.repeat(RICH_TEXT_MAX_BYTES / 2 + 1))).rejects.toThrow(RichTextRefused);
  await expect(sanitiser.clean('<p>'.repeat(201))).rejects.toThrow(RichTextRefused);
  expect(await sanitiser.clean('<p>a</p>'.repeat(1000))).toHaveLength(8000);
});

test.each([
  ['<p><strong>a</strong></p>', 2],
  ['<br><br><img>', 0],
  ['<p>a</p><p>b</p>', 1],
  ['</b></b><b><i>', 2],
  ['<B></b><B></b>', 1],
])('%s is %i deep', (html, depth) => {
  expect(depthOf(html)).toBe(depth);
});

test('a text that takes too long kills the thread, and the next text gets a new one', async () => {
  const impatient = sanitiserThread({ origin: ORIGIN, limitMs: 1 });
  // The end tags in comments hide the depth from the first look.
  const slow = '<b><i><!-- </b></i> -->'.repeat(8000);
  await expect(impatient.clean(slow)).rejects.toThrow('takes too long');
  await impatient.stop();
  const patient = sanitiserThread({ origin: ORIGIN, limitMs: 20_000 });
  await expect(
    Promise.all(['<p>a</p>', slow.slice(0, 60), '<p>b</p>'].map((html) => patient.clean(html))),
  ).resolves.toHaveLength(3);
  await patient.stop();
}, 120_000);

test('an intro without a tag is text (C29)', () => {
  expect(['a < b & c > d', '5 <3 katten', '<p>a</p>', 'a<br/>b', '</p>'].map(hasTag)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});
