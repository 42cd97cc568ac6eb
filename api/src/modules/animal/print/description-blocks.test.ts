import { descriptionBlocks, groupedItems } from './description-blocks';

test.each([
  ['<p>Moos is <strong>lief</strong>.</p>', [['paragraph', 'Moos is lief.']]],
  [
    '<p>Een</p><p><br></p><p>&nbsp;</p><p>Twee</p>',
    [
      ['paragraph', 'Een'],
      ['paragraph', 'Twee'],
    ],
  ],
  [
    '<p>Regel<br>volgende</p>',
    [
      ['paragraph', 'Regel'],
      ['paragraph', 'volgende'],
    ],
  ],
  [
    '<h2>Kop</h2><ul><li>a</li><li>b</li></ul>na',
    [
      ['heading', 'Kop'],
      ['item', 'a'],
      ['item', 'b'],
      ['paragraph', 'na'],
    ],
  ],
  ['<p>&lt;b&gt; &amp; &quot;x&quot; &#233; &#xEB; &euro;</p>', [['paragraph', '<b> & "x" é ë €']]],
  ['<p>&amp;lt;</p>', [['paragraph', '&lt;']]],
  ['<p>&#9999999999;x</p>', [['paragraph', '\ufffdx']]],
  ['<p><a href="/x?a>b">c</a></p>', [['paragraph', 'c']]],
  ['<p>a < b > c</p>', [['paragraph', 'a < b > c']]],
  ['zonder opmaak', [['paragraph', 'zonder opmaak']]],
  ['', []],
])('%s becomes blocks of text', (html, expected) => {
  expect(descriptionBlocks(html).map(({ type, text }) => [type, text])).toEqual(expected);
});

test('items that follow each other are one list', () => {
  const html = '<ul><li>a</li><li>b</li></ul><p>c</p><ol><li>d</li></ol>';
  expect(groupedItems(descriptionBlocks(html))).toEqual([
    { type: 'items', items: ['a', 'b'] },
    { type: 'paragraph', text: 'c' },
    { type: 'items', items: ['d'] },
  ]);
});
