import { AnimalImport, type ImportCounts, ImportFormat, ImportStatus } from '@portal/shared/contract';
import { uuidkeyOf } from '@portal/shared/testing';

export const counts = (overrides: Partial<ImportCounts> = {}): ImportCounts => ({
  ...{ added: 0, changed: 0, unchanged: 0, refused: 0, warnings: 0 },
  ...overrides,
});

/** A file of three rows of which the columns are proposed: number, name, photos, and one that nobody knows. */
export function makeImport(overrides: Partial<AnimalImport> = {}): AnimalImport {
  return AnimalImport.parse({
    ...{ uuidkey: uuidkeyOf(501), asiel: 12, bestandsnaam: 'dieren.csv', bestandsgrootte: 300 },
    ...{ parts: 1, parts_total: 1, statuscode: ImportStatus.mapping, reden: null },
    file: {
      ...{ encoding: 'utf-8', separator: ';', format: ImportFormat.asm3 },
      headings: ['ANIMALCODE', 'ANIMALNAME', 'Plaatjes', 'Hok'],
      rows: [
        ['K1', 'Moos', 'moos.jpg', ''],
        ['K2', 'Pluis', '', ''],
        ['K3', 'Moos', 'pluis.jpg', ''],
      ],
    },
    columns: [
      { column: 0, field: 'eigennummer' },
      { column: 1, field: 'naam' },
      { column: 2, field: 'fotos' },
    ],
    ...{ progress: { rows: 0, total: null, percent: 0 }, check: null, result: null, photos: 0 },
    ...{ created_at: '2026-11-23T09:00:00.000Z', expires_at: '2026-11-30T09:00:00.000Z' },
    ...overrides,
  });
}
