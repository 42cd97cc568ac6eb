import sharp from 'sharp';
import { enqueueTask } from '../../ports/task/port';
import { checkFile, importFile, sendFile, settled } from '../../testing/animal-imports';
import { addAnimal, addShelter, eventually } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { openTestPortal, type TestPortal } from '../../testing/portal';
import { addPerson, callAs, type TestPerson } from '../../testing/signed-in';

const HEADINGS = 'Eigen nummer;Naam;Soort;Ras;Leeftijd;Geslacht;Kleur;Omschrijving;Kan met katten;Sleutel';
const cat = (code: string, naam = 'Moos', rest = 'zwart;Een lieve kat.;ja;') =>
  `${code};${naam};Kat;Kruising;Volwassen;Kater;${rest}`;
const fileOf = (...rows: string[]) => `${[HEADINGS, ...rows].join('\r\n')}\r\n`;

interface Person {
  shelter: { id: number; uuidkey: string };
  staff: TestPerson;
}

describe.each(engines)('AP-036: import of animals on %s', (engine) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal(engine, { RATE_LIMIT_FACTOR: '1000' });
  }, 60_000);
  afterAll(() => portal.close());

  async function newShelter(values: Parameters<typeof addShelter>[1] = { nmax: 100 }): Promise<Person> {
    const shelter = await addShelter(portal.database, values);
    return { shelter, staff: await addPerson(portal, { usertype: 'asiel', asiel: shelter.id }) };
  }
  const animals = async (shelterId: number, columns: string) =>
    (
      await portal.database.query<Record<string, unknown>>(
        `SELECT ${columns} FROM animal a WHERE asiel_id = $1 ORDER BY external_code`,
        [shelterId],
      )
    ).rows;
  const auditOf = async (staff: TestPerson) =>
    (
      await portal.database.query<{ action: string; n: number }>(
        'SELECT action, count(*)::int AS n FROM audit_entry WHERE user_id = $1 GROUP BY action ORDER BY action',
        [staff.id],
      )
    ).rows.map(({ action, n }) => `${action} ${n}`);
  const messagesOf = async ({ staff }: Person, uuidkey: string) =>
    (await callAs(portal, staff, 'GET', `import/${uuidkey}/error?rows=50`)).json();
  const start = ({ staff }: Person, uuidkey: string) =>
    callAs(portal, staff, 'PUT', `import/${uuidkey}`, { statuscode: 'running' });

  test('a file is looked at, checked without writing, imported as preview, and changes nothing when it comes again', async () => {
    const person = await newShelter();
    const { shelter, staff } = person;
    const file = fileOf(cat('A1'), cat('A2', 'Saar', 'rood;"Regel 1\n\nRegel <2> & meer";onbekend;'));
    const sent = await sendFile(portal, staff, shelter.id, file);
    expect(sent).toMatchObject({
      statuscode: 'mapping',
      file: { encoding: 'utf-8', separator: ';', format: 'own', headings: HEADINGS.split(';') },
      progress: { rows: 0, total: null, percent: 0 },
    });
    expect(sent.columns).toHaveLength(10);
    await callAs(portal, staff, 'PUT', `import/${sent.uuidkey}/mapping`, { columns: sent.columns });
    const checked = await settled(portal, staff, sent.uuidkey);
    const counts = { added: 2, changed: 0, unchanged: 0, refused: 0, warnings: 0 };
    expect(checked).toMatchObject({ statuscode: 'checked', check: counts, result: null });
    expect(checked.progress).toEqual({ rows: 2, total: 2, percent: 100 });
    expect(await animals(shelter.id, 'id')).toEqual([]);
    expect((await start(person, sent.uuidkey)).json().data.item.statuscode).toBe('running');
    const done = await settled(portal, staff, sent.uuidkey);
    expect(done).toMatchObject({ statuscode: 'done', result: counts, progress: { rows: 2, total: 2, percent: 100 } });
    const first = await animals(
      shelter.id,
      'external_code, naam, geplaatst, provincie, kleurgroep, omschrijving, properties, version',
    );
    expect(first).toMatchObject([
      { external_code: 'A1', geplaatst: 'P', provincie: 10, kleurgroep: 'zwart', properties: ['katten:J'] },
      { external_code: 'A2', omschrijving: '<p>Regel 1</p><p>Regel &lt;2&gt; &amp; meer</p>', properties: [] },
    ]);
    const lines = ['animal.create 2', 'import.create 1', 'import.done 1', 'import.start 1'];
    expect(await auditOf(staff)).toEqual(lines);

    const again = await importFile(portal, staff, shelter.id, file);
    expect(again.result).toEqual({ ...counts, added: 0, unchanged: 2 });
    expect(
      await animals(
        shelter.id,
        'external_code, naam, geplaatst, provincie, kleurgroep, omschrijving, properties, version',
      ),
    ).toEqual(first);
    expect(await auditOf(staff)).toEqual(['animal.create 2', 'import.create 2', 'import.done 2', 'import.start 2']);
  });

  test('a changed row changes its fields alone; a status, a published animal and what the file leaves out stay', async () => {
    const { shelter, staff } = await newShelter();
    const { id } = await addAnimal(portal.database, shelter.id, {
      external_code: 'B1',
      naam: 'Oud',
      kleur: 'wit',
      rasaanvul: 'mix',
    });
    await addAnimal(portal.database, shelter.id, { external_code: 'B2' });
    const done = await importFile(
      portal,
      staff,
      shelter.id,
      'Eigen nummer;Naam;Soort;Sleutel;Kleur;Status\nB1;Nieuw;Kat;;;Archiveren\n',
    );
    expect(done.result).toMatchObject({ changed: 1, added: 0 });
    expect(await animals(shelter.id, 'naam, kleur, rasaanvul, geplaatst')).toEqual([
      { naam: 'Nieuw', kleur: 'wit', rasaanvul: 'mix', geplaatst: 'N' },
      expect.objectContaining({ naam: 'Moos' }),
    ]);
    const { rows } = await portal.database.query(
      `SELECT changes FROM audit_entry WHERE action = 'animal.update' AND user_id = $1`,
      [staff.id],
    );
    expect(rows).toEqual([
      {
        changes: {
          fields: ['naam'],
          from: { naam: 'Oud' },
          to: { naam: 'Nieuw' },
          properties: [],
          import: done.uuidkey,
        },
      },
    ]);
    expect(id).toBeGreaterThan(0);
  });

  test('wrong rows are refused in Dutch with row and column, and the others come in', async () => {
    const person = await newShelter();
    const other = await newShelter();
    const foreign = await addAnimal(portal.database, other.shelter.id);
    const file = fileOf(
      cat('C1'),
      cat('', 'Zonder'),
      'C3;;Kat;Kruising;Volwassen;Kater;zwart;Tekst;;',
      'C4;Bo;Draak;Kruising;Volwassen;Kater;zwart;Tekst;;',
      'C5;Bo;Hond;Pers;Volwassen;Kater;zwart;;soms;',
      cat('C1', 'Dubbel'),
      cat('', 'Vreemd', `zwart;Tekst;;${foreign.uuidkey}`),
      cat('C8', 'Formule', '=1+1;Een kat.;;'),
      cat('C9', 'x'.repeat(101)),
    );
    const done = await importFile(portal, person.staff, person.shelter.id, file);
    expect(done.result).toEqual({ added: 2, changed: 0, unchanged: 0, refused: 7, warnings: 0 });
    const { data, pagination } = await messagesOf(person, done.uuidkey);
    expect(data.map(({ row, column, message }: Record<string, unknown>) => [row, column, message])).toEqual([
      [3, 'Eigen nummer', 'Vul het eigen nummer van het asiel in'],
      [4, 'Naam', 'Vul een naam in'],
      [5, 'Soort', "'Draak' kennen wij niet"],
      [6, 'Ras', "'Pers' kennen wij niet bij hond"],
      [6, 'Geslacht', "'Kater' kennen wij niet bij hond"],
      [6, 'Kan met katten', 'Vul ja, nee of onbekend in'],
      [6, 'Omschrijving', 'Vul een omschrijving in'],
      [7, null, 'Dit dier staat ook in rij 2'],
      [8, 'Sleutel', 'Dit dier hoort niet bij dit asiel'],
      [10, 'Naam', 'Gebruik maximaal 100 tekens'],
    ]);
    expect(pagination.totalRecords).toBe(10);
    expect(await animals(person.shelter.id, 'external_code, kleur')).toEqual([
      { external_code: 'C1', kleur: 'zwart' },
      { external_code: 'C8', kleur: '=1+1' },
    ]);
    expect(await animals(other.shelter.id, 'naam')).toEqual([{ naam: 'Moos' }]);
    const csv = await callAs(portal, person.staff, 'GET', `import/${done.uuidkey}/error.csv`);
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.body).toContain("5;Soort;C4;''Draak' kennen wij niet;Niet ingelezen\r\n");
  });

  test('a file of ASM3 as Excel wrote it: a line for the separator, English kinds, breeds, sexes and answers', async () => {
    const person = await newShelter();
    const rows = [
      'sep=;',
      'ANIMALCODE;ANIMALNAME;ANIMALSPECIES;ANIMALBREED1;ANIMALSEX;ANIMALAGE;ANIMALDESCRIPTION;ANIMALGOODWITHCATS',
      'S1;Moos;Cat;Domestic Short Hair;M;Adult;Tekst;Y',
      'S2;Saar;Dog;German Shepherd Dog;F;Young;Tekst;N',
      'S3;Bo;Dog;Mixed Breed;F;Young;Tekst;U',
      'S4;Pien;Cat;Domestic Medium Hair;F;Young;Tekst;U',
    ];
    const done = await importFile(portal, person.staff, person.shelter.id, `${rows.join('\r\n')}\r\n`);
    expect(done).toMatchObject({ file: { format: 'asm3', separator: ';' }, result: { added: 3, refused: 1 } });
    expect(await animals(person.shelter.id, '(SELECT naam FROM breed WHERE id = ras) AS ras, properties')).toEqual([
      { ras: 'Europees korthaar', properties: ['katten:J'] },
      { ras: 'Duitse herder', properties: ['katten:N'] },
      { ras: 'Kruising', properties: [] },
    ]);
    expect((await messagesOf(person, done.uuidkey)).data).toEqual([
      {
        ...{ row: 5, column: 'ANIMALBREED1', eigennummer: 'S4', refused: true },
        message:
          "'Domestic Medium Hair' kennen wij niet bij kat. Bedoelt u 'Europees korthaar' of 'Europees langhaar'?",
      },
    ]);
  });

  test('one whose job is dead ends as failed with what to do, and the same file again changes nothing of what came in', async () => {
    const { shelter, staff } = await newShelter();
    const file = fileOf(cat('L1'), cat('L2'));
    const { uuidkey } = await importFile(portal, staff, shelter.id, file);
    // As a process leaves it that died at the eighth try, before the last batch.
    await portal.database.query(`UPDATE animal_import SET statuscode = 'running' WHERE uuidkey = $1`, [uuidkey]);
    const second = await callAs(portal, staff, 'POST', `shelter/${shelter.id}/import`, {
      ...{ bestandsnaam: 'a.csv', bestandsgrootte: 10 },
    });
    expect(second.statusCode).toBe(409);
    await enqueueTask(portal.database, { topic: 'import.end-lost', payload: {} });
    expect(await settled(portal, staff, uuidkey)).toMatchObject({
      statuscode: 'failed',
      reden:
        'De import is gestopt door een storing. Kies het bestand opnieuw: wat er al is, komt er niet nog een keer bij.',
      result: { added: 2 },
    });
    expect((await importFile(portal, staff, shelter.id, file)).result).toMatchObject({ added: 0, unchanged: 2 });
    expect(await auditOf(staff)).toEqual([
      ...['animal.create 2', 'import.create 2', 'import.done 2', 'import.failed 1', 'import.start 2'],
    ]);
  });

  test('never more animals than the shelter has places; what is placed or archived arrives archived and needs none', async () => {
    const { shelter, staff } = await newShelter({ nmax: 2 });
    const file = `Eigen nummer;Naam;Soort;Ras;Leeftijd;Geslacht;Omschrijving;Sleutel;Status\n${[
      'Geplaatst',
      'A',
      'N',
      '',
      'P',
    ]
      .map((status, i) => `D${i};Bo;Kat;Kruising;Jong;Poes;Tekst;;${status}`)
      .join('\n')}`;
    const checked = await checkFile(portal, staff, shelter.id, file);
    const counts = { added: 4, changed: 0, unchanged: 0, refused: 1, warnings: 0 };
    expect(checked.check).toEqual(counts);
    await start({ shelter, staff }, checked.uuidkey);
    expect((await settled(portal, staff, checked.uuidkey)).result).toEqual(counts);
    expect((await animals(shelter.id, 'geplaatst')).map(({ geplaatst }) => geplaatst)).toEqual(['A', 'A', 'P', 'P']);
    const { data } = await messagesOf({ shelter, staff }, checked.uuidkey);
    expect(data).toMatchObject([
      { row: 6, message: 'Het asiel heeft het maximale aantal dieren bereikt', refused: true },
    ]);
  });

  test('parts come in order and whole; one may come twice', async () => {
    const { shelter, staff } = await newShelter();
    const bytes = Buffer.from(fileOf(...Array.from({ length: 40_000 }, (_, i) => cat(`Q${i}`))));
    const begun = await callAs(portal, staff, 'POST', `shelter/${shelter.id}/import`, {
      ...{ bestandsnaam: 'groot.csv', bestandsgrootte: bytes.length },
    });
    const { uuidkey, parts_total } = begun.json().data.item;
    expect(parts_total).toBe(2);
    const send = async (nr: number, part: Buffer) => {
      const body = { nr, base64: part.toString('base64') };
      const answer = (await callAs(portal, staff, 'POST', `import/${uuidkey}/part`, body)).json();
      return answer.error?.fields?.nr ?? `${answer.data.item.parts} ${answer.data.item.statuscode}`;
    };
    const [first, last] = [bytes.subarray(0, 2 ** 21), bytes.subarray(2 ** 21)];
    expect(await send(2, last)).toBe('Dit deel van het bestand hoort hier niet. Kies het bestand opnieuw.');
    expect(await send(1, last)).toBe('Het bestand is anders dan gekozen was. Kies het opnieuw.');
    expect(await send(1, first)).toBe('1 upload');
    expect(await send(1, first)).toBe('1 upload');
    expect(await send(2, last)).toBe('2 mapping');
    expect(await send(2, last)).toBe('2 mapping');
    const tooLarge = { bestandsnaam: 'a.csv', bestandsgrootte: 64 * 1024 * 1024 + 1 };
    const refused = await callAs(portal, staff, 'POST', `shelter/${shelter.id}/import`, tooLarge);
    expect(refused.json().error.fields).toEqual({ bestandsgrootte: 'Een bestand mag maximaal 64 MB zijn' });
  });

  test('one import at a time: a second is refused while one is open, also of twenty at once, and a cancelled one frees the place', async () => {
    const { shelter, staff } = await newShelter();
    const begin = () =>
      callAs(portal, staff, 'POST', `shelter/${shelter.id}/import`, { bestandsnaam: 'a.csv', bestandsgrootte: 10 });
    const all = await Promise.all(Array.from({ length: 20 }, begin));
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(19).fill(409)]);
    expect(all.find(({ statusCode }) => statusCode === 409)?.json().error.message).toBe(
      'Er is al een import van dit asiel. Maak die eerst af of stop hem.',
    );
    const { uuidkey } = all.find(({ statusCode }) => statusCode === 201)?.json().data.item ?? {};
    const stopped = await callAs(portal, staff, 'PUT', `import/${uuidkey}`, { statuscode: 'cancelled' });
    expect(stopped.json().data.item.statuscode).toBe('cancelled');
    expect((await start({ shelter, staff }, uuidkey)).statusCode).toBe(409);
    const list = await callAs(portal, staff, 'GET', `shelter/${shelter.id}/import`);
    expect(list.json().data.items.map((item: { statuscode: string }) => item.statuscode)).toEqual(['cancelled']);
    expect((await begin()).statusCode).toBe(201);
  });

  test('for staff of another shelter an import is unknown; an admin may do it for them', async () => {
    const { shelter, staff } = await newShelter();
    const stranger = (await newShelter()).staff;
    const admin = await addPerson(portal, { usertype: 'admin' });
    const { uuidkey, columns } = await sendFile(portal, staff, shelter.id, fileOf(cat('E1')));
    const calls = [
      callAs(portal, stranger, 'GET', `import/${uuidkey}`),
      callAs(portal, stranger, 'PUT', `import/${uuidkey}`, { statuscode: 'cancelled' }),
      callAs(portal, stranger, 'PUT', `import/${uuidkey}/mapping`, { columns }),
      callAs(portal, stranger, 'GET', `import/${uuidkey}/error`),
      callAs(portal, stranger, 'GET', `import/${uuidkey}/error.csv`),
      callAs(portal, stranger, 'GET', `shelter/${shelter.id}/animals.csv`),
      callAs(portal, stranger, 'POST', `import/${uuidkey}/part`, { nr: 1, base64: 'YQ==' }),
    ];
    expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 404));
    expect((await callAs(portal, admin, 'GET', `import/${uuidkey}`)).statusCode).toBe(200);
  });

  test.each([
    [
      'a picture',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 10]),
      'Dit is geen CSV-bestand. Sla het werkblad op als CSV UTF-8 en kies dat bestand.',
    ],
    ['headings alone', 'Naam;Soort\n', 'Het bestand heeft geen rijen onder de kopregel.'],
    ['ten thousand columns', `${'a;'.repeat(10_000)}\n1\n`, 'Het bestand heeft meer dan 300 kolommen.'],
    [
      'a row of two megabytes',
      `Naam\n"${'x'.repeat(2_100_000)}`,
      'Rij 2 is te lang. Misschien staat er een aanhalingsteken te veel.',
    ],
  ])('%s cannot be read, and the reason is said', async (_case, file, reden) => {
    const { shelter, staff } = await newShelter();
    expect(await sendFile(portal, staff, shelter.id, file)).toMatchObject({ statuscode: 'failed', reden });
  });

  test('a quote that is missing far below is found by the dry run, and nothing came in', async () => {
    const { shelter, staff } = await newShelter();
    const file = fileOf(...Array.from({ length: 300 }, (_, i) => cat(`F${i}`)), '"F;x');
    const failed = await checkFile(portal, staff, shelter.id, file);
    expect(failed).toMatchObject({
      statuscode: 'failed',
      reden: 'Aan het einde van het bestand ontbreekt een aanhalingsteken.',
    });
    expect(await animals(shelter.id, 'id')).toEqual([]);
  });

  test('NUL, long cells, scripts and own formats of text are refused or harmless', async () => {
    const person = await newShelter();
    const { shelter, staff } = person;
    // The beginning of a file is looked at for NUL: this one has its NUL further down.
    const file = fileOf(
      cat('H0'),
      ...Array.from({ length: 40_000 }, () => ''),
      cat('H1', 'N\0L'),
      cat('H2', 'Bo', `zwart;${'x'.repeat(100_001)};;`),
      cat('H3', 'Bo', `${'x'.repeat(3000)};Tekst;;`),
      cat(
        'H4',
        '<script>alert(1)</script>',
        'zwart;<p>Lief</p><script>alert(1)</script><img src=x onerror=alert(1)>;;',
      ),
      cat('H5', 'Bo', 'zwart;<script>alert(1)</script>;;'),
    );
    const done = await importFile(portal, staff, shelter.id, file);
    expect(done.result).toMatchObject({ added: 2, refused: 4 });
    const stored = await animals(shelter.id, 'naam, omschrijving');
    expect(stored[1]).toEqual({ naam: '<script>alert(1)</script>', omschrijving: '<p>Lief</p>' });
    const { data } = await messagesOf(person, done.uuidkey);
    expect(data.map(({ column, message }: Record<string, unknown>) => [column, message])).toEqual([
      ['Naam', 'Hier staat een teken dat niet kan'],
      ['Omschrijving', 'Gebruik maximaal 100000 tekens'],
      ['Kleur', 'Gebruik maximaal 2000 tekens'],
      ['Omschrijving', 'Deze tekst is te groot of te ingewikkeld opgemaakt'],
    ]);
  });

  test('columns that are not there, and an unknown item of the checklist, are refused', async () => {
    const { shelter, staff } = await newShelter();
    const { uuidkey } = await sendFile(portal, staff, shelter.id, fileOf(cat('G1')));
    const map = async (columns: object[]) => {
      const answer = await callAs(portal, staff, 'PUT', `import/${uuidkey}/mapping`, { columns });
      return answer.json().error?.fields?.columns ?? answer.statusCode;
    };
    const code = { column: 0, field: 'eigennummer' };
    expect(await map([{ column: 1, field: 'naam' }])).toBe('Kies de kolom met het eigen nummer van het asiel');
    expect(await map([code, { column: 10, field: 'naam' }])).toBe('Deze kolom staat niet in het bestand');
    expect(await map([code, { column: 1, field: 'eigenschap.vliegen' }])).toBe(
      "De eigenschap 'vliegen' kennen wij niet",
    );
    expect(await map([code, { column: 0, field: 'naam' }])).toBe('Kies elke kolom één keer');
    expect(await map([code, { column: 1, field: 'wachtwoord' }])).not.toBe(200);
  });

  test('photos are found by the names of their files, once, and what is missing is a remark', async () => {
    const person = await newShelter();
    const { shelter, staff } = person;
    const picture = async (colour: string) => {
      const image = sharp({ create: { width: 400, height: 400, channels: 3, background: colour } });
      return (await image.jpeg().toBuffer()).toString('base64');
    };
    const file =
      'Eigen nummer;Naam;Soort;Ras;Leeftijd;Geslacht;Omschrijving;Sleutel;Fotobestanden\nP1;Bo;Kat;Kruising;Jong;Poes;Tekst;;Luna.JPG|weg.jpg\n';
    const withPhotos = async () => {
      const item = await sendFile(portal, staff, shelter.id, file);
      const send = (filename: string, base64: string) =>
        callAs(portal, staff, 'POST', `import/${item.uuidkey}/image`, { filename, base64 });
      expect((await send('luna.jpg', await picture('#336699'))).json()).toEqual({ data: { photos: 1 } });
      expect((await send('niemand.jpg', await picture('#993366'))).json()).toEqual({ data: { photos: 2 } });
      expect((await send('x.jpg', Buffer.from('<svg onload=alert(1)>').toString('base64'))).statusCode).toBe(415);
      await callAs(portal, staff, 'PUT', `import/${item.uuidkey}/mapping`, { columns: item.columns });
      await settled(portal, staff, item.uuidkey);
      await start(person, item.uuidkey);
      return settled(portal, staff, item.uuidkey);
    };
    const done = await withPhotos();
    expect(done.result).toMatchObject({ added: 1, warnings: 1 });
    const photos = `(SELECT count(*)::int FROM photo p WHERE p.bron = 'DIER' AND p.bron_id = a.id AND primair) AS photos`;
    const [animal] = await animals(shelter.id, `fotourl, version, ${photos}`);
    expect(animal).toMatchObject({ photos: 1, fotourl: expect.stringMatching(/^\/api\/foto\//) });
    expect((await messagesOf(person, done.uuidkey)).data).toMatchObject([
      { row: 2, column: 'Fotobestanden', message: "Deze foto's zijn niet meegestuurd: 'weg.jpg'", refused: false },
    ]);
    const again = await withPhotos();
    expect(again.result).toMatchObject({ unchanged: 1, changed: 0 });
    expect(await animals(shelter.id, `fotourl, version, ${photos}`)).toEqual([animal]);
    const left = async () => (await portal.blobs.list('import/')).filter((key) => key.includes(done.uuidkey));
    expect(await eventually(left, (keys) => keys.length === 0)).toEqual([]);
  });
});
