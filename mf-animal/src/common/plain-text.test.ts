import { textToHtml } from '@portal/shared/domain';
import { hasFormats, htmlToText } from './plain-text';

test.each([
  ['Een zin', '<p>Een zin</p>'],
  ['Eerst\n\nDan', '<p>Eerst</p><p>Dan</p>'],
  ['Regel\nregel', '<p>Regel<br>regel</p>'],
  ['a & b < c > "d"', '<p>a &amp; b &lt; c &gt; "d"</p>'],
])('AN-056 the text %j becomes HTML and the same text again', (text, html) => {
  expect(textToHtml(text)).toBe(html);
  expect(htmlToText(html)).toBe(text);
  expect(hasFormats(html)).toBe(false);
});

test.each([
  ['<p>Een <strong>lieve</strong> kat</p>', 'Een lieve kat'],
  [
    '<h2>Karakter</h2><ol><li data-list="bullet">lief</li><li data-list="bullet">rustig</li></ol><p>Kom langs</p>',
    'Karakter\nlief\nrustig\nKom langs',
  ],
  ['<p class="ql-align-center">Midden</p>', 'Midden'],
  ['<p>Foto</p><p><img src="/api/foto/a/800.jpg" alt="Moos"></p>', 'Foto'],
])('AN-056 formats in %j are noticed, and left out of the text', (html, text) => {
  expect(hasFormats(html)).toBe(true);
  expect(htmlToText(html)).toBe(text);
});

test('spaces that HTML does not show, and no-break spaces, become one kind of space', () => {
  expect(htmlToText('<p>a&nbsp;b</p>\n<p>&#39;c&#39;</p>')).toBe("a b\n\n'c'");
});

test.each([
  ['Een lief dier', '<p>Een lief dier</p>'],
  ['Eerste\nregel\n\nTweede alinea', '<p>Eerste<br>regel</p><p>Tweede alinea</p>'],
  ['\n\n  Los \n\n\n\n', '<p>Los</p>'],
  ['5 < 6 & <b>vet</b>', '<p>5 &lt; 6 &amp; &lt;b&gt;vet&lt;/b&gt;</p>'],
  ['', ''],
])('typed text %j becomes the HTML %s', (text, html) => {
  expect(textToHtml(text)).toBe(html);
});
