import sharp from 'sharp';
import { addAnimal, addPhoto, addShelter, daysAgo, unknownKey } from '../../../testing/animal-rows';
import { engines } from '../../../testing/database';
import { pdfText } from '../../../testing/pdf-text';
import { openTestPortal, type TestPortal } from '../../../testing/portal';

describe.each(engines)('the pdf of an animal on %s', (engine) => {
  let portal: TestPortal;
  let asiel: number;
  let callers = 0;
  let present = new Date();

  /** Each call from another address, so that the limit stays out of the way. */
  const get = (uuidkey: string) => {
    callers += 1;
    return portal.app.inject({ url: `/api/animal/${uuidkey}/pdf`, remoteAddress: `10.1.0.${callers}` });
  };
  const textOf = async (values: Parameters<typeof addAnimal>[2]) => {
    const { uuidkey } = await addAnimal(portal.database, asiel, values);
    return pdfText((await get(uuidkey)).rawPayload);
  };

  beforeEach(() => {
    present = new Date();
  });
  beforeAll(async () => {
    portal = await openTestPortal(engine, { RATE_LIMIT_FACTOR: '1' }, { now: () => present });
    asiel = (
      await addShelter(portal.database, { naam: 'Opvang ’t Bĳtje', plaats: 'Den Haag', telefoon: '+31305550100' })
    ).id;
  }, 60_000);
  afterAll(() => portal.close());

  test('AN-011: is a tagged pdf in Dutch with the name, to be saved under that name', async () => {
    const { uuidkey } = await addAnimal(portal.database, asiel, { naam: 'Zoë' });
    const answer = await get(uuidkey);
    const source = answer.rawPayload.toString('latin1');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="dier.pdf"; filename*=UTF-8''Zo%C3%AB.pdf`,
    );
    expect(source.slice(0, 5)).toBe('%PDF-');
    for (const fact of ['/Lang (nl-NL)', '/Marked true', '/StructTreeRoot', '/FontFile2', '/S /H1', '/S /Figure'])
      expect(source).toContain(fact);
    expect(source).not.toContain('/Helvetica');
  });

  test('AN-011: holds facts, checklist, story and shelter as text that can be copied, é ë € ĳ among it', async () => {
    const text = await textOf({
      ...{ naam: 'Zoë', kleur: 'crème', rasaanvul: 'kruising', koppel: 'J' },
      omschrijving: '<h2>Karakter</h2><p>Zĳ kost €&nbsp;175 &amp; is <em>één</em> jaar.</p><ul><li>Lief</li></ul>',
    });
    for (const words of ['Zoë', 'Koppel', 'Kater', 'crème', 'Utrecht', 'Den Haag, Nederland', 'Bel 030 5550100'])
      expect(text.replaceAll('\n', '')).toContain(words);
    for (const words of [
      'Europees korthaar, kruising',
      'Opvang ’t Bĳtje',
      'Over Zoë',
      'Karakter',
      '•Lief',
      'Goed om te weten',
    ])
      expect(text.replaceAll('\n', '')).toContain(words);
    expect(text.replaceAll('\n', '')).toContain('Zĳ kost € 175 & is één jaar.');
    expect(text).not.toContain('\ufffd');
  });

  test('the photo is in it, the large file or else the small one; without a file the rest is still there', async () => {
    const jpeg = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#c96' } })
      .jpeg()
      .toBuffer();
    const sizes: number[] = [];
    for (const file of ['800.jpg', '350.jpg', null]) {
      const { id, uuidkey } = await addAnimal(portal.database, asiel, { naam: 'Foto' });
      const { storage_key } = await addPhoto(portal.database, id, { primair: true });
      if (file) await portal.blobs.put(`foto/${storage_key}/${file}`, jpeg);
      const answer = await get(uuidkey);
      expect(answer.statusCode).toBe(200);
      sizes.push(answer.rawPayload.toString('latin1').split('/DCTDecode').length - 1);
    }
    expect(sizes).toEqual([1, 1, 0]);
  });

  test('C50: a photo that is hidden from the public is not printed', async () => {
    const { id, uuidkey } = await addAnimal(portal.database, asiel, { naam: 'Foto' });
    const { storage_key } = await addPhoto(portal.database, id, { exclude: true });
    await portal.blobs.put(`foto/${storage_key}/800.jpg`, Buffer.from('no jpeg'));
    expect((await get(uuidkey)).statusCode).toBe(200);
  });

  test.each([
    ['N', 200, true, null],
    ['G', 200, false, 'Dit dier is gereserveerd'],
    ['J', 200, false, 'Geplaatst'],
    ['P', 404, false, null],
    ['A', 410, false, null],
  ])(
    'C09: with geplaatst %s the answer is %i, and the phone is printed: %s',
    async (geplaatst, status, hasPhone, words) => {
      const { uuidkey } = await addAnimal(portal.database, asiel, {
        ...{ geplaatst, published_at: daysAgo(50), naam: 'Status' },
        datumgeplaatst: geplaatst === 'J' ? daysAgo(30) : undefined,
      });
      const answer = await get(uuidkey);
      expect(answer.statusCode).toBe(status);
      const text = status === 200 ? pdfText(answer.rawPayload) : '';
      expect(text.includes('Bel 030')).toBe(hasPhone);
      if (words) expect(text).toContain(words);
    },
  );

  test.each([
    ['Utrecht', 10, '2026-11-15', '15-11-2026'],
    ['Utrecht', 10, '2026-11-16', null],
    ['Antwerpen', 21, '2026-11-16', '21-11-2026'],
  ])(
    'C51: of an animal found in %s (%i), printed on %s, the last day for the owner: %s',
    async (_, provincie, today, last) => {
      present = new Date(`${today}T12:00:00Z`);
      const text = (
        await textOf({ naam: 'Vondel', gevonden: 'J', inbewaring: '2026-11-01', gemeente: 'Ede', provincie })
      ).replaceAll('\n', '');
      expect(text).toContain('Gevonden in Ede, in de opvang sinds 01-11-2026.');
      if (last) expect(text).toContain(`Is dit uw dier? De eigenaar kan zich melden t/m ${last}.`);
      else expect(text).not.toContain('De eigenaar kan zich melden');
      expect(text).toContain(`Stand van ${today.split('-').reverse().join('-')}`);
    },
  );

  test('C09: a placed animal is gone after day 30; an unknown key 404, no key 400', async () => {
    const { uuidkey } = await addAnimal(portal.database, asiel, {
      ...{ geplaatst: 'J', published_at: daysAgo(90), datumgeplaatst: daysAgo(31) },
    });
    const codes = await Promise.all([uuidkey, unknownKey(), 'moos'].map(async (key) => (await get(key)).statusCode));
    expect(codes).toEqual([410, 404, 400]);
  });

  test.each([
    ['a very long name', `Maximiliaan ${'Dierenbeschermingsvereniging'.repeat(6)}`],
    ['emoji', 'Snoesje 😻'],
    ['right-to-left', 'قطة'],
    ['a script', 'Tabby <script>alert(1)</script>'],
    ['signs of a file name', '../"Jip" & Janneke\u0007\r\nX: y'],
  ])('a hard name is printed or replaced by the kind: %s', async (_, naam) => {
    const { uuidkey } = await addAnimal(portal.database, asiel, {
      naam,
      omschrijving: `<p>${'Een heel lang verhaal over dit dier. '.repeat(300)}</p>`,
    });
    const answer = await get(uuidkey);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="dier.pdf"; filename\*=UTF-8''[\w.%-]+\.pdf$/,
    );
    expect(pdfText(answer.rawPayload).replaceAll('\n', '')).toContain('Een heel lang verhaal');
  });

  test('ten in ten minutes from one address, then 429', async () => {
    const codes: number[] = [];
    for (let i = 0; i < 11; i += 1) {
      const answer = await portal.app.inject({ url: `/api/animal/${unknownKey()}/pdf`, remoteAddress: '10.2.0.1' });
      codes.push(answer.statusCode);
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
  });
});
