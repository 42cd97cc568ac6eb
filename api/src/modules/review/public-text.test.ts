import { authorName } from './author-name';
import { publicText } from './public-text';

test.each([
  ['Marieke', 'van den Berg', 'Marieke B.'],
  ['Piet', 'De Smet', 'Piet D.'],
  ['Zoë', 'Österreich', 'Zoë Ö.'],
  ['jan', 'jansen', 'jan J.'],
  [' Els ', '  ', 'Els'],
  ['Els', null, 'Els'],
  ['Els', '-', 'Els'],
  ['', 'Jansen', 'Anoniem'],
  [null, null, 'Anoniem'],
  ['els@post.example', 'Jansen', 'Anoniem'],
  ['Els', 'els@post.example', 'Els E.'],
])('C20, C47: %p %p is called %p', (firstname, lastname, expected) => {
  expect(authorName({ firstname, lastname })).toBe(expected);
});

test.each([
  ['Fijn asiel.\nBel gerust!', 'Fijn asiel.\nBel gerust!'],
  ['Mail mij: els.smit+kat@post.example.', 'Mail mij: [e-mailadres].'],
  ['(a@b.nl) of <c@d.be>', '([e-mailadres]) of <[e-mailadres]>'],
  ['5 sterren @ het asiel', '5 sterren @ het asiel'],
])('C47: a review shows no e-mail address: %p', (message, expected) => {
  expect(publicText(message)).toBe(expected);
});

test('C47: a long word costs no time', () => {
  const long = `${'a'.repeat(4000)}@${'b'.repeat(4000)}`;
  const start = performance.now();
  expect(publicText(long)).toBe(long);
  expect(performance.now() - start).toBeLessThan(500);
});
