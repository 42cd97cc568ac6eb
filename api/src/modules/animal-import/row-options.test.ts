import { Kind } from '@portal/shared/contract';
import type { Database } from '../../ports/database/port';
import { openTestDatabase } from '../../testing/database';
import { ENGLISH_BREEDS } from './breed-words';
import { dayOf, monthsBetween, plainWord } from './cell-words';
import { type ImportLookups, importLookups } from './import-lookups';
import * as read from './row-options';

const TODAY = '2026-11-23';
let database: Database;
let lookups: ImportLookups;
beforeAll(async () => {
  database = await openTestDatabase('pglite');
  lookups = await importLookups(database, 'BE');
});
afterAll(() => database.close());

const outcome = ({ value, problem }: { value?: unknown; problem?: { message: string } }) => problem?.message ?? value;

describe('AP-036: what cells mean', () => {
  test.each([
    ['Hond', Kind.dog],
    [' KONIJN ', Kind.rabbit],
    ['Cat', Kind.cat],
    ['Guinea Pig', Kind.other],
    ['=HYPERLINK("x")', `'=HYPERLINK("x")' kennen wij niet`],
    ['x'.repeat(100), `'${'x'.repeat(60)}…' kennen wij niet`],
  ])('the kind %j', (soort, expected) => {
    expect(outcome(read.readKind({ soort }, lookups))).toBe(expected);
  });

  test.each([
    ['labrador RETRIEVER', Kind.dog, 208],
    ['Staffordshire bullterrier', Kind.dog, 202],
    ['Kruising', Kind.cat, 103],
    ['Kruising', Kind.dog, 201],
    ['Maine Coon', Kind.dog, "'Maine Coon' kennen wij niet bij hond"],
    ['Domestic Short Hair', Kind.cat, 101],
    ['DOMESTIC  LONG HAIR', Kind.cat, 102],
    ['Mixed Breed', Kind.cat, 103],
    ['Mixed Breed', Kind.dog, 201],
    ['Mixed Breed', Kind.rabbit, 401],
    ['Mixed Breed', Kind.other, "'Mixed Breed' kennen wij niet bij overig"],
    ['German Shepherd Dog', Kind.dog, 205],
    ['Belgian Shepherd Malinois', Kind.dog, 204],
    ['Guinea Pig', Kind.other, 301],
    ['Angora', Kind.rabbit, 410],
    ['Angora', Kind.cat, "'Angora' kennen wij niet bij kat. Bedoelt u 'Turkse angora'?"],
    [
      'Domestic Medium Hair',
      Kind.cat,
      "'Domestic Medium Hair' kennen wij niet bij kat. Bedoelt u 'Europees korthaar' of 'Europees langhaar'?",
    ],
    [
      'Australian Shepherd Dog',
      Kind.dog,
      "'Australian Shepherd Dog' kennen wij niet bij hond. Bedoelt u 'Anatolische herder', 'Duitse herder', 'Hollandse herder' of 'Mechelse herder'?",
    ],
    ['Australian Cattle Dog', Kind.dog, "'Australian Cattle Dog' kennen wij niet bij hond"],
  ])('the breed %j of kind %j', (ras, kind, expected) => {
    expect(outcome(read.readBreed({ ras }, kind, lookups))).toBe(expected);
  });

  test('every English name means one of our breeds, and one alone', async () => {
    const { rows } = await database.query<{ soortid: Kind; naam: string }>('SELECT soortid, naam FROM breed');
    for (const [kind, breeds] of Object.entries(ENGLISH_BREEDS)) {
      const ours = rows.filter(({ soortid }) => soortid === Number(kind)).map(({ naam }) => naam);
      expect(ours).toEqual(expect.arrayContaining(Object.keys(breeds)));
      const names = [...ours.map(plainWord), ...Object.values(breeds).flatMap((list) => list.split('|'))];
      expect(names).toEqual([...new Set(names.map(plainWord))]);
    }
  });

  test.each([
    ['Reu', Kind.dog, 11],
    ['F', Kind.cat, 2],
    ['Male', Kind.rabbit, 41],
    ['U', Kind.cat, 3],
    ['U', Kind.dog, "'U' kennen wij niet bij hond"],
  ])('the sex %j of kind %j', (geslacht, kind, expected) => {
    expect(outcome(read.readSex({ geslacht }, kind, lookups))).toBe(expected);
  });

  test.each([
    [{ leeftijd: 'Volwassen (2-7 jaar)' }, Kind.dog, 13],
    [{ leeftijd: 'senior' }, Kind.cat, 5],
    [{ leeftijd: 'Adult' }, Kind.cat, 3],
    [{ leeftijd: '1,5' }, Kind.dog, 12],
    [{ leeftijd: '11' }, Kind.dog, 15],
    [{ geboortedatum: '23-05-2026' }, Kind.dog, 12],
    [{ geboortedatum: '24-05-2026' }, Kind.dog, 11],
    [{ geboortedatum: '2019-01-01 00:00:00' }, Kind.rabbit, 43],
    [{ geboortedatum: '01-01-2020' }, Kind.other, 34],
    [{ geboortedatum: '24-11-2026' }, Kind.dog, 'Kies een dag die al geweest is'],
    [{ geboortedatum: '31-02-2020' }, Kind.dog, 'Vul een datum in, zoals 31-12-2026'],
    [{ leeftijd: 'stokoud' }, Kind.dog, "'stokoud' kennen wij niet bij hond"],
    [{}, Kind.dog, undefined],
  ])('the age of %j of kind %j', (cells, kind, expected) => {
    expect(outcome(read.readAge(cells, kind, lookups, TODAY))).toBe(expected);
  });

  test.each([
    ['Limburg', 23],
    ['limburg (nl)', 6],
    ['Utrecht', 10],
    ['ZH', 12],
    ['Mordor', "'Mordor' kennen wij niet"],
  ])('the province %j for a shelter in Belgium', (provincie, expected) => {
    expect(outcome(read.readProvince({ provincie }, lookups))).toBe(expected);
  });

  test.each([
    ['Ja', 'J'],
    ['N', 'N'],
    ['u', 'X'],
    ['1', 'J'],
    ['misschien', 'Vul ja, nee of onbekend in'],
  ])('the answer %j', (gevonden, expected) => {
    expect(outcome(read.readAnswer('gevonden', { gevonden }))).toBe(expected);
  });

  test('a couple is yes or no', () => {
    expect(outcome(read.readAnswer('koppel', { koppel: 'onbekend' }, { isYesNo: true }))).toBe('Vul ja of nee in');
  });

  test.each([
    ['Geplaatst', true],
    ['A', true],
    ['Publiceren', false],
    ['weg', "'weg' kennen wij niet"],
  ])('the status %j of a new animal', (geplaatst, expected) => {
    expect(outcome(read.readIsArchived({ geplaatst }))).toBe(expected);
  });

  test('a negated column, and an item of another kind', () => {
    const cells = { 'niet.katten': '1', 'niet.kinderen': '0', 'eigenschap.binnen': 'ja', 'eigenschap.fiv_felv': 'u' };
    expect(read.readChecklist(cells, Kind.dog, lookups)).toEqual({
      properties: [
        { key: 'katten', value: 'N' },
        { key: 'kinderen', value: 'J' },
      ],
      problems: [{ field: 'eigenschap.binnen', message: 'Deze eigenschap hoort niet bij dit dier', refused: false }],
    });
  });
});

test.each([
  ['31-12-2026', '2026-12-31'],
  ['1/2/2026', '2026-02-01'],
  ['2026-2-1T10:00:00Z', '2026-02-01'],
  ['29-02-2025', undefined],
  ['12-31-2026', undefined],
  ['gisteren', undefined],
])('the day %j is %j', (text, day) => {
  expect(dayOf(text)).toBe(day);
});

test('months are whole', () => {
  expect([monthsBetween('2026-05-23', TODAY), monthsBetween('2026-05-24', TODAY)]).toEqual([6, 5]);
});
