import { AnswerTemplateForm, placeholdersOf, ReactionReply } from '@portal/shared/contract';
import { fillTemplate, type PlaceholderValues } from './answer-template';

const values: PlaceholderValues = {
  ...{ naam: 'Noor', dier: 'Moos', asiel: 'De Linde', telefoon: null, email: 'info@linde.example' },
  ...{ adres: '', openingstijden: null, pagina: 'https://portaal.example/dier/1' },
};

test.each([
  ['Dag {naam}, {dier}!', 'Dag Noor, Moos!'],
  ['{ NAAM } en {Naam}', 'Noor en Noor'],
  ['Bel {telefoon}, {adres}', 'Bel {telefoon}, {adres}'],
  ['{onbekend} {} {{naam}}', '{onbekend} {} {Noor}'],
  ['{na\nam}', '{na\nam}'],
])('C17 %j is filled in as %j', (text, filled) => expect(fillTemplate(text, values)).toBe(filled));

test('C17 what is filled in is not filled in again', () => {
  expect(fillTemplate('{naam}', { ...values, naam: '{dier} $1' })).toBe('{dier} $1');
});

test('C17 the words in braces, each once', () => {
  expect(placeholdersOf('{naam} {dier} {Naam} {x y}')).toEqual(['naam', 'dier', 'x y']);
});

test.each([
  [AnswerTemplateForm, { naam: 'A', tekst: 'Dag {naam} {openingstijden}' }, true],
  [AnswerTemplateForm, { naam: 'A', tekst: 'Dag {voornaam}' }, false],
  [ReactionReply, { text: 'Dag Noor :-} {' }, true],
  [ReactionReply, { text: 'Dag {naam}' }, false],
])('C17 a template holds known placeholders, an answer none (%#)', (schema, body, isGood) => {
  expect(schema.safeParse(body).success).toBe(isGood);
});
