import { parseXml } from './xml';

const PROLOG = '<?xml version="1.0" encoding="utf-8"?>\n';

test.each([
  '<a><b></a></b>',
  '<a>',
  '<a/><b/>',
  '<a>&nbsp;</a>',
  '<a>b & c</a>',
  "<a b='c'/>",
  '<a b="<"/>',
  '<a>\u0001</a>',
  'tekst',
  '',
])('%j is refused', (text) => {
  expect(() => parseXml(PROLOG + text)).toThrow();
});

test('elements, attributes and text are read', () => {
  expect(parseXml(`${PROLOG}<a x="1&amp;2"><b>c &lt; d</b><e/></a>\n`)).toEqual({
    name: 'a',
    attributes: { x: '1&2' },
    text: '',
    children: [
      { name: 'b', attributes: {}, children: [], text: 'c < d' },
      { name: 'e', attributes: {}, children: [], text: '' },
    ],
  });
});
