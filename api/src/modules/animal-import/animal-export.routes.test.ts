import { importFile } from '../../testing/animal-imports';
import { addAnimal, addShelter } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { openTestPortal, type TestPortal } from '../../testing/portal';
import { addPerson, callAs } from '../../testing/signed-in';

const TRICKY = ['=1+1', '+31', '-2', '@SUM(A1)', "'s avonds", 'a;b', 'zei "hoi"', "''", 'Zoë'];

describe.each(engines)('AP-037: export of animals on %s', (engine) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal(engine, { RATE_LIMIT_FACTOR: '1000' });
  }, 60_000);
  afterAll(() => portal.close());

  async function fullShelter() {
    const shelter = await addShelter(portal.database, { nmax: 2000 });
    const staff = await addPerson(portal, { usertype: 'asiel', asiel: shelter.id });
    for (const [i, text] of TRICKY.entries()) {
      const values = {
        naam: text,
        kleur: text,
        rasaanvul: text,
        amivedinummer: text,
        gevonden: 'J',
        inbewaring: '2026-01-05',
      };
      const { id } = await addAnimal(portal.database, shelter.id, {
        ...values,
        ...{
          external_code: i % 2 ? `=${i}` : null,
          provincie: i % 2 ? 6 : 23,
          geplaatst: 'JGNPA'[i % 5],
          gemeente: 'Ede',
        },
        omschrijving: `<p>Regel; "één"<br>twee &amp; ${i}</p><ol><li data-list="bullet">x</li></ol>`,
      });
      await portal.database.query(
        `INSERT INTO checklist_answer (dier_id, key, value) VALUES ($1, 'katten', 'N'), ($1, 'geent', 'J')`,
        [id],
      );
    }
    return { shelter, staff };
  }
  const csvOf = async (staff: { token: string }, id: number) =>
    callAs(portal, staff, 'GET', `shelter/${id}/animals.csv`);

  test('is a file for a Dutch spreadsheet, in which nothing is a formula', async () => {
    const { shelter, staff } = await fullShelter();
    const answer = await csvOf(staff, shelter.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="dieren.csv"',
      'cache-control': 'private, no-store',
    });
    expect(answer.body.startsWith('\uFEFFEigen nummer;Sleutel;Naam;Soort;Ras;')).toBe(true);
    const cells = answer.body.split('\r\n').slice(1).join(';').split(';');
    expect(cells.filter((cell) => /^"?[=+\-@\t\r]/.test(cell))).toEqual([]);
    expect(answer.body).toContain(";'=1+1;");
    expect(answer.body).toContain(';Limburg (NL);');
  });

  test('an export that is imported changes nothing, and shows the same again', async () => {
    const { shelter, staff } = await fullShelter();
    const rows = async () =>
      (await portal.database.query('SELECT * FROM animal WHERE asiel_id = $1 ORDER BY id', [shelter.id])).rows;
    const before = await rows();
    const { body } = await csvOf(staff, shelter.id);
    const done = await importFile(portal, staff, shelter.id, body);
    expect(done.file?.format).toBe('own');
    expect(done.result).toEqual({ added: 0, changed: 0, unchanged: TRICKY.length, refused: 0, warnings: 0 });
    expect(await rows()).toEqual(before);
    expect((await csvOf(staff, shelter.id)).body).toBe(body);
  });

  test('an own number that was typed into an export is given to the animal, unless another one has it', async () => {
    const shelter = await addShelter(portal.database, { nmax: 2000 });
    const staff = await addPerson(portal, { usertype: 'asiel', asiel: shelter.id });
    const first = await addAnimal(portal.database, shelter.id);
    const second = await addAnimal(portal.database, shelter.id, { external_code: 'K2' });
    const file = `Eigen nummer;Naam;Soort;Sleutel\nK1;;;${first.uuidkey}\nK1;;;${second.uuidkey}\n`;
    expect((await importFile(portal, staff, shelter.id, file)).result).toMatchObject({ changed: 1, refused: 1 });
    const other = `Eigen nummer;Naam;Soort;Sleutel\nK2;;;${first.uuidkey}\n;Bo;;${second.uuidkey}\nK2;Cas;;\n`;
    expect((await importFile(portal, staff, shelter.id, other)).result).toMatchObject({ changed: 0, refused: 3 });
    const { rows } = await portal.database.query(
      'SELECT external_code, naam FROM animal WHERE asiel_id = $1 ORDER BY id',
      [shelter.id],
    );
    expect(rows).toEqual([
      { external_code: 'K1', naam: 'Moos' },
      { external_code: 'K2', naam: 'Moos' },
    ]);
  });

  test('more than a page of animals, also with one date, comes whole and once', async () => {
    const shelter = await addShelter(portal.database, { nmax: 2000 });
    const staff = await addPerson(portal, { usertype: 'asiel', asiel: shelter.id });
    await portal.database.query(
      `INSERT INTO animal (asiel_id, external_code, naam, soort, ras, leeftijd, geslacht, provincie, land, geplaatst, datum)
       SELECT $1, 'L' || n, 'Bo', 1, 101, 3, 1, 10, 'NL', 'A', '2026-01-01' FROM generate_series(1, 1100) n`,
      [shelter.id],
    );
    const { body } = await csvOf(staff, shelter.id);
    const codes = body
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(';')[0]);
    expect(codes).toHaveLength(1100);
    expect(new Set(codes).size).toBe(1100);
  });
});
