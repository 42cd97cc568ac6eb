import { websiteOf } from './website';

test.each([
  ['https://www.delinde.example/', { href: 'https://www.delinde.example/', host: 'delinde.example' }],
  ['http://delinde.example/dieren', { href: 'http://delinde.example/dieren', host: 'delinde.example' }],
  [' www.delinde.example ', { href: 'https://www.delinde.example/', host: 'delinde.example' }],
  ['javascript:alert(1)', null],
  ['mailto:info@delinde.example', null],
  ['geen website', null],
  ['onbekend', null],
  ['', null],
  [null, null],
])('the website %p is shown as %p (C22)', (url, expected) => {
  expect(websiteOf(url)).toEqual(expected);
});
