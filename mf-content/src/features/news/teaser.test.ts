import { plainText, teaserOf } from './teaser';

test.each([
  ['text stays as it is', 'Boven 5 < 10 graden & droog', 'Boven 5 < 10 graden & droog'],
  ['tags inside a line leave no space', '<p>Let <strong>op</strong>!</p>', 'Let op!'],
  [
    'paragraphs, list items and line breaks are kept apart',
    '<p>Een</p><ul><li>twee</li></ul>drie<br>vier',
    'Een twee drie vier',
  ],
  ['a link leaves its words', 'Lees <a href="/informatie">meer</a>', 'Lees meer'],
  ['an image leaves nothing', '<p><img src="/a.jpg" alt="hond">Hond</p>', 'Hond'],
  [
    'characters written as entities are read',
    'Jan &amp; Piet &#8217;s &#xe9;&eacute;n&nbsp;keer',
    'Jan & Piet ’s é&eacute;n keer',
  ],
  ['what was written with entities is no tag', '&lt;b&gt;vet&lt;/b&gt;', '<b>vet</b>'],
  ['lines become one', 'een\n\n  twee', 'een twee'],
])('%s', (_title, html, text) => {
  expect(plainText(html)).toBe(text);
});

test.each([
  ['the intro', 'De intro', '<p>De tekst</p>', 'De intro'],
  ['the words of an intro in HTML', '<p>De <em>intro</em></p>', '<p>De tekst</p>', 'De intro'],
  ['the text when there is no intro', null, '<p>De <a href="/x">tekst</a></p>', 'De tekst'],
  ['the text when the intro is empty', '', '<p>De tekst</p>', 'De tekst'],
  ['the text when the editor left an empty intro', '<p><br></p>', '<p>De tekst</p>', 'De tekst'],
  ['nothing when there are no words', null, '<p><img src="/a.jpg"></p>', ''],
])('a card says %s (CO-001)', (_title, intro, tekst, teaser) => {
  expect(teaserOf({ intro, tekst })).toBe(teaser);
});

test('an intro of 250 characters is never cut in the page, a long text is, at a word', () => {
  const intro = 'é'.repeat(250);
  expect(teaserOf({ intro, tekst: '' })).toBe(intro);
  expect(teaserOf({ intro: null, tekst: 'kat '.repeat(100) })).toBe(`${'kat '.repeat(74)}kat…`);
  expect(teaserOf({ intro: null, tekst: 'x'.repeat(400) })).toBe(`${'x'.repeat(300)}…`);
});
