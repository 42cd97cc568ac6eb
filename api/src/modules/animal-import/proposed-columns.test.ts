import { importHeadings } from '@portal/shared/contract';
import { proposedColumns } from './proposed-columns';

const CHECKLIST = [
  { key: 'katten', label: 'Kan met katten' },
  { key: 'gecastreerd', label: 'Gecastreerd of gesteriliseerd' },
];

const fieldsOf = (headings: string[]) => {
  const { format, columns } = proposedColumns(headings, CHECKLIST);
  return { format, fields: columns.map(({ column, field }) => `${headings[column]} → ${field}`) };
};

describe('AP-036: the columns of known programs are proposed', () => {
  test('our own format: every heading of a field, and the labels of the checklist', () => {
    const headings = [...Object.values(importHeadings), 'Kan met katten', 'Foto'];
    const { format, columns } = proposedColumns(headings, CHECKLIST);
    expect(format).toBe('own');
    expect(columns.map(({ field }) => field)).toEqual([...Object.keys(importHeadings), 'eigenschap.katten']);
  });

  test.each([
    [
      'asm3',
      ['ANIMALCODE', 'ANIMALNAME', 'ANIMALSPECIES', 'ANIMALDOB', 'ANIMALGOODWITHCATS', 'ANIMALIMAGE', 'PERSONNAME'],
      [
        'ANIMALCODE → eigennummer',
        'ANIMALNAME → naam',
        'ANIMALSPECIES → soort',
        'ANIMALDOB → geboortedatum',
        'ANIMALGOODWITHCATS → eigenschap.katten',
      ],
    ],
    [
      'petfinder',
      ['ID', 'Internal', 'AnimalName', 'PrimaryBreed', 'Status', 'NoCats', 'photo1', 'birth_date'],
      [
        'ID → eigennummer',
        'AnimalName → naam',
        'PrimaryBreed → ras',
        'NoCats → niet.katten',
        'birth_date → geboortedatum',
      ],
    ],
    [
      'other',
      ['Diernummer', 'naam ', 'KLEUR', 'Hok', 'Naam'],
      ['Diernummer → eigennummer', 'naam  → naam', 'KLEUR → kleur'],
    ],
    ['other', ['constructor', '__proto__', ''], []],
  ])('%s', (format, headings, fields) => {
    expect(fieldsOf(headings)).toEqual({ format, fields });
  });
});
