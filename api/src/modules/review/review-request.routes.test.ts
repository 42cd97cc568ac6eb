import { ReviewRequestAnswer, SuggestionAnswer, type User } from '@portal/shared/contract';
import { addAnimal, addReview, addShelter, unknownKey } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { addUser, type MembersPortal, memoryMail, openMembersPortal } from '../../testing/members';

const DAY_MS = 86_400_000;

describe.each(engines)('asking for a review on %s', (engine) => {
  let portal: MembersPortal;
  let shelter: { id: number; uuidkey: string };
  let otherShelter: { id: number; uuidkey: string };
  let staff: User;
  let colleague: User;
  let otherStaff: User;
  let admin: User;
  let adopter: User;
  let animal: { id: number; uuidkey: string };
  let ahead = 0;
  const { sent, transport } = memoryMail();

  const react = async (values: Record<string, string | number | Date | null> = {}): Promise<number> => {
    const row = {
      ...{ dier_id: animal.id, asiel_id: shelter.id, displayname: 'Noor de Vries', email: 'noor@post.example' },
      ...{ informatie: 'Ik kom graag langs', kto: 'Ja', ...values },
    };
    const { rows } = await portal.database.query<{ id: number }>(
      `INSERT INTO reaction (${Object.keys(row)}) VALUES (${Object.keys(row).map((_, i) => `$${i + 1}`)}) RETURNING id`,
      Object.values(row),
    );
    return rows[0]?.id ?? 0;
  };
  const ask = (user: User | null, query: Record<string, string | number>) =>
    portal.as(
      user,
      'GET',
      `response-email?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`,
    );
  const suggested = async (user: User, query: Record<string, string | number>) =>
    SuggestionAnswer.parse((await ask(user, query)).json());
  const send = (user: User | null, id: string | number) =>
    portal.as(user, 'PUT', 'response-dier', { id, geplaatst: 1 });
  const requested = async (user: User, id: string | number) =>
    ReviewRequestAnswer.parse((await send(user, id)).json()).data.item;
  const typedId = async (user: User, address: string) =>
    (await suggested(user, { searchEmail: address, searchType: 'external', asiel_id: shelter.id })).data[0]?.id ?? '';
  const all = async <Row extends object>(sql: string) => (await portal.database.query<Row>(sql)).rows;
  const invites = () =>
    all<{ invite_uuid: string; list_type: string; email: string; dier_id: number | null; reaction_id: number | null }>(
      'SELECT * FROM review_invite ORDER BY created_at',
    );
  const mails = () =>
    all<{ to_address: string; reply_to: string; template: string; subject: string; text: string; html: string }>(
      'SELECT * FROM mail ORDER BY id',
    );
  const later = (days: number) => {
    ahead += days * DAY_MS;
  };

  beforeAll(async () => {
    portal = await openMembersPortal(engine, { mail: transport, now: () => new Date(Date.now() + ahead) });
    shelter = await addShelter(portal.database, { naam: 'Tehuis Zuid' });
    otherShelter = await addShelter(portal.database);
    staff = await addUser(portal.database, 'asiel', shelter);
    colleague = await addUser(portal.database, 'asiel', shelter);
    otherStaff = await addUser(portal.database, 'asiel', otherShelter);
    admin = await addUser(portal.database, 'admin');
    adopter = await addUser(portal.database, 'default');
  });
  beforeEach(async () => {
    ahead = 1000;
    sent.length = 0;
    await portal.database.exec('TRUNCATE reaction, review, review_invite, mail, task CASCADE');
    animal = await addAnimal(portal.database, shelter.id, { naam: 'Moos', geplaatst: 'J' });
  });
  afterAll(() => portal.close());

  test('AP-007, AN-081: inside gives who reacted to this animal, outside who reacted to the shelter, each address once', async () => {
    const other = await addAnimal(portal.database, shelter.id, { naam: 'Bram' });
    const first = await react({ created_at: new Date(Date.now() - DAY_MS) });
    const newest = await react({ email: 'Noor@post.example' });
    const ofOther = await react({ dier_id: other.id, email: 'noortje@post.example', displayname: 'Jan' });
    const inside = await suggested(staff, { searchEmail: 'noo', searchType: 'inside', dier_id: animal.id, iframe: 1 });
    expect(inside).toEqual({
      data: [{ id: String(newest), email: 'Noor@post.example', displayname: 'Noor de Vries', diernaam: 'Moos' }],
      filter: { searchType: 'inside', dier_id: animal.id, asiel_id: null, total: 1 },
    });
    const outside = await suggested(staff, { searchEmail: 'NOO', searchType: 'outside' });
    expect(outside.data.map(({ id }) => id)).toEqual([String(ofOther), String(newest)]);
    expect(outside.filter.total).toBe(2);
    expect(first).not.toBe(newest);
    expect((await suggested(staff, { searchEmail: 'vries', searchType: 'outside' })).data).toHaveLength(1);
    expect((await suggested(staff, { searchEmail: '%oor', searchType: 'outside' })).data).toEqual([]);
  });

  test('AP-007, C19: nobody whose last answer is Nee, who took it back or who erased the account', async () => {
    await react({ email: 'noor1@post.example', kto: 'Nee' });
    await react({ email: 'noor2@post.example', created_at: new Date(Date.now() - DAY_MS) });
    await react({ email: 'noor2@post.example', kto: 'Nee' });
    await react({ email: 'noor3@post.example', kto: 'Nee', created_at: new Date(Date.now() - DAY_MS) });
    await react({ email: 'noor3@post.example' });
    await react({ email: 'noor4@post.example', kto: null });
    await react({ email: 'noor5@post.example', withdrawn_at: new Date() });
    await react({ email: '', displayname: 'noor' });
    const { data } = await suggested(staff, { searchEmail: 'noor', searchType: 'inside', dier_id: animal.id });
    expect(data.map(({ email }) => email)).toEqual(['noor4@post.example', 'noor3@post.example']);
  });

  test('AP-007: at most ten, with the number of all', async () => {
    for (let i = 0; i < 12; i += 1) await react({ email: `noor${i}@post.example` });
    const { data, filter } = await suggested(staff, { searchEmail: 'noor', searchType: 'outside' });
    expect([data.length, filter.total]).toEqual([10, 12]);
  });

  test('AP-007, C19: an address of another channel is the only suggestion, as soon as it is one', async () => {
    await react();
    const query = { searchType: 'external' };
    expect((await suggested(staff, { ...query, searchEmail: 'noor@post' })).data).toEqual([]);
    const { data } = await suggested(staff, { ...query, searchEmail: ' noor@POST.example ' });
    expect(data).toEqual([{ id: data[0]?.id, email: 'noor@post.example', displayname: null, diernaam: null }]);
    expect(data[0]?.id).toMatch(/^[\w-]+\.[\w-]{43}$/);
  });

  test.each([
    ['two characters', { searchEmail: 'no', searchType: 'outside' }, 400],
    ['no list', { searchEmail: 'noor' }, 400],
    ['inside without an animal', { searchEmail: 'noor', searchType: 'inside' }, 400],
    ['a line break', { searchEmail: 'noor@post.example\nBcc: a@b.example', searchType: 'external' }, 200],
  ])('AP-007: %s by an admin or staff', async (_about, query, status) => {
    const answer = await ask(_about === 'a line break' ? staff : admin, query);
    expect(answer.statusCode).toBe(status);
    if (status === 200) expect(answer.json().data).toEqual([]);
  });

  test('AP-007: an admin names the shelter, and without one is asked to', async () => {
    await react();
    const query = { searchEmail: 'noor', searchType: 'outside' };
    expect((await ask(admin, query)).statusCode).toBe(400);
    expect((await suggested(admin, { ...query, asiel_id: shelter.id })).data).toHaveLength(1);
    expect((await suggested(admin, { ...query, asiel_id: otherShelter.id })).data).toEqual([]);
  });

  test('AP-007: staff of another shelter read nobody, by no key; the answer is kept by nobody', async () => {
    await react();
    const queries: Record<string, string | number>[] = [
      { searchType: 'inside', dier_id: animal.id },
      { searchType: 'inside', dier_id: animal.id, asiel_id: otherShelter.id },
      { searchType: 'outside', asiel_id: shelter.id },
      { searchType: 'external', asiel_id: shelter.id },
    ];
    for (const query of queries)
      expect((await ask(otherStaff, { searchEmail: 'noor@post.example', ...query })).statusCode).toBe(403);
    expect((await suggested(otherStaff, { searchEmail: 'noor', searchType: 'outside' })).data).toEqual([]);
    expect((await ask(adopter, { searchEmail: 'noor', searchType: 'outside' })).statusCode).toBe(403);
    const own = await ask(staff, { searchEmail: 'noor', searchType: 'outside' });
    expect(own.headers['cache-control']).toBe('private, no-store');
  });

  test('AP-008, AN-084: the reaction is marked, one invite and one mail with five star links to a uuid of 36 characters', async () => {
    const id = await react();
    const { invite_uuid, created } = await requested(staff, String(id));
    expect(created).toBe(true);
    expect(invite_uuid).toHaveLength(36);
    expect(await invites()).toMatchObject([
      {
        ...{
          invite_uuid,
          item: 'asiel',
          itemid: shelter.id,
          asiel_id: shelter.id,
          dier_id: animal.id,
          reaction_id: id,
        },
        ...{ list_type: 'inside', email: 'noor@post.example', userid: null },
      },
    ]);
    expect(await all('SELECT geplaatst FROM reaction')).toEqual([{ geplaatst: true }]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      ...{ to_address: 'noor@post.example', reply_to: 'info@tehuis.example', template: 'review-request' },
      subject: 'Hoe was het bij Tehuis Zuid?',
    });
    const links = [5, 4, 3, 2, 1].map((stars) => `https://portaal.example/recensies/${invite_uuid}?rating=${stars}`);
    const decline = `https://portaal.example/bevestigen?mode=declineReview&oobCode=${invite_uuid}`;
    expect(mail?.text.match(/https:\S+/g)).toEqual([...links, decline]);
    for (const link of links) expect(mail?.html).toContain(`href="${link}"`);
    expect(mail?.text).toContain('Beste Noor de Vries,');
    expect(mail?.text).toContain('★ 1 ster:');
  });

  test('AP-008, C29: who asked is in the audit log, without the address', async () => {
    const { invite_uuid } = await requested(staff, await react());
    const [line] = await all<{ user_id: number; object_id: string; changes: object }>(
      `SELECT * FROM audit_entry WHERE action = 'review-request.send' ORDER BY id DESC LIMIT 1`,
    );
    expect(line).toMatchObject({ user_id: staff.user_id, object_id: invite_uuid });
    expect(JSON.stringify(line)).not.toContain('noor');
  });

  test('AP-008, C19: the same reaction, and the same address at this shelter within 90 days, change nothing', async () => {
    const id = await react();
    const first = await requested(staff, id);
    const again = await react({ email: 'NOOR@post.example', displayname: 'Noor' });
    for (const repeat of [id, again, await typedId(colleague, 'noor@post.example')])
      expect(await requested(colleague, repeat)).toEqual({ invite_uuid: first.invite_uuid, created: false });
    expect([(await invites()).length, (await mails()).length]).toEqual([1, 1]);
    expect(await all('SELECT geplaatst FROM reaction WHERE geplaatst')).toHaveLength(1);
    const elsewhere = await addAnimal(portal.database, otherShelter.id);
    const there = await react({ dier_id: elsewhere.id, asiel_id: otherShelter.id });
    expect((await requested(otherStaff, there)).created).toBe(true);
    later(91);
    const anew = await requested(staff, await typedId(staff, 'noor@post.example'));
    expect(anew.created).toBe(true);
    expect((await requested(staff, id)).created).toBe(false);
    expect((await requested(staff, again)).created).toBe(false);
  });

  test('AP-008: fifty requests at once, of one reaction and of its address, make one invite and one mail', async () => {
    const id = await react();
    const typed = await typedId(colleague, 'noor@post.example');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => (i % 2 ? requested(staff, id) : requested(colleague, typed))),
    );
    expect(answers.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(answers.map(({ invite_uuid }) => invite_uuid)).size).toBe(1);
    expect([(await invites()).length, (await mails()).length]).toEqual([1, 1]);
  });

  test('C19: outside has no animal; an external address no reaction, and its reader is no name', async () => {
    const other = await addAnimal(portal.database, shelter.id);
    await requested(staff, await react({ dier_id: other.id }));
    await requested(staff, await typedId(staff, 'jo@elders.example'));
    expect(
      (await invites()).map(({ list_type, dier_id, reaction_id }) => [list_type, dier_id, reaction_id !== null]),
    ).toEqual([
      ['outside', null, true],
      ['external', null, false],
    ]);
    expect((await mails())[1]?.text).toContain('Beste bezoeker,');
  });

  test('AP-008, C19: a signed id is of one person, one shelter and one hour, and cannot be changed', async () => {
    const id = await typedId(staff, 'jo@elders.example');
    const [payload = '', signature = ''] = id.split('.');
    const content = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...content, email: 'iemand@anders.example' })).toString('base64url');
    for (const wrong of [`${forged}.${signature}`, payload, `${payload}.`, '.', 'x', `${id}x`, '0'.repeat(30)])
      expect((await send(staff, wrong)).statusCode).toBe(422);
    expect((await send(colleague, id)).statusCode).toBe(422);
    expect((await send(otherStaff, id)).statusCode).toBe(403);
    ahead += 61 * 60_000;
    expect((await send(staff, id)).json().error.message).toBe('Kies het e-mailadres opnieuw uit de lijst');
    expect(await invites()).toEqual([]);
  });

  test('AP-008: who said Nee or has no address is not asked, whoever sends the number', async () => {
    for (const id of [await react({ kto: 'Nee' }), await react({ email: '' })])
      expect((await send(staff, id)).statusCode).toBe(422);
    expect([await invites(), await mails()]).toEqual([[], []]);
    expect(await all('SELECT id FROM reaction WHERE geplaatst')).toEqual([]);
  });

  test('AP-008: a reaction of another shelter is refused as an unknown one is; an adopter may nothing', async () => {
    const id = await react();
    expect((await send(otherStaff, id)).json().error.code).toBe('NO_ACCESS');
    expect((await send(otherStaff, 999_999_999)).json().error.code).toBe('NO_ACCESS');
    expect((await send(admin, 999_999_999)).statusCode).toBe(404);
    expect((await send(adopter, id)).statusCode).toBe(403);
    expect((await send(null, id)).statusCode).toBe(401);
    expect((await portal.as(staff, 'PUT', 'response-dier', { id, geplaatst: 0 })).statusCode).toBe(422);
    expect(await invites()).toEqual([]);
    expect((await requested(admin, id)).created).toBe(true);
  });

  test('C19: a shelter asks at most a hundred people a day', async () => {
    await portal.database.query(
      `INSERT INTO review_invite (itemid, asiel_id, list_type, email)
       SELECT $1::int, $1, 'external', 'mens' || n || '@post.example' FROM generate_series(1, 100) n`,
      [shelter.id],
    );
    const answer = await send(staff, await react());
    expect(answer.statusCode).toBe(429);
    expect(answer.json().error.message).toContain('Probeer het morgen opnieuw');
    later(1);
    expect((await send(staff, await typedId(staff, 'jo@elders.example'))).statusCode).toBe(200);
  });

  describe('the reminder (C19)', () => {
    const templates = async () => (await mails()).map(({ template }) => template);

    test('one, after 14 days, to the same page', async () => {
      const { invite_uuid } = await requested(staff, await react());
      later(13);
      await portal.tasks.runDue();
      expect(await templates()).toEqual(['review-request']);
      later(1);
      await portal.tasks.runDue();
      later(14);
      await portal.tasks.runDue();
      expect(await templates()).toEqual(['review-request', 'review-reminder']);
      const reminder = (await mails())[1];
      expect(reminder?.text).toContain(`/recensies/${invite_uuid}?rating=5`);
      expect(reminder?.text).toContain('Beste Noor de Vries,');
    });

    test('none once the review is written, or the address is gone', async () => {
      const { invite_uuid } = await requested(staff, await react());
      await addReview(portal.database, shelter.id, { uid: invite_uuid, invite_uuid });
      const erased = await requested(staff, await react({ email: 'jo@post.example' }));
      await portal.database.query('UPDATE review_invite SET email = NULL WHERE invite_uuid = $1', [erased.invite_uuid]);
      later(15);
      await portal.tasks.runDue();
      expect(await templates()).toEqual(['review-request', 'review-request']);
    });

    test('none for an invite that is over, which ends after 90 days', async () => {
      const { invite_uuid } = await requested(staff, await react());
      later(91);
      await portal.tasks.runDue();
      expect(await templates()).toEqual(['review-request']);
      const invited = await addUser(portal.database, 'default', null, 'noor@post.example');
      const body = { invite_uuid, rating: 5, message: null, anonymous: 0 };
      expect((await portal.as(invited, 'POST', 'review', body)).statusCode).toBe(410);
    });

    const decline = (uuid: string) => portal.as(null, 'POST', `review/${uuid}/unsubscribe`);

    test('RE-022, AP-042: none for who wants none, by one press of the link or of a mail program; the invite stays good', async () => {
      const { invite_uuid } = await requested(staff, await react({ email: 'ria@post.example' }));
      const [mail] = await all<{ text: string; unsubscribe_url: string }>('SELECT text, unsubscribe_url FROM mail');
      expect(mail?.text).toContain(`/bevestigen?mode=declineReview&oobCode=${invite_uuid}`);
      expect(mail?.unsubscribe_url).toBe(`https://portaal.example/api/review/${invite_uuid}/unsubscribe`);
      const form = await portal.app.inject({
        ...{ method: 'POST', url: `/api/review/${invite_uuid}/unsubscribe`, payload: 'List-Unsubscribe=One-Click' },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect([form.statusCode, (await decline(invite_uuid)).statusCode]).toEqual([200, 200]);
      expect((await decline(unknownKey())).statusCode).toBe(404);
      expect((await decline('9')).statusCode).toBe(400);
      later(15);
      await portal.tasks.runDue();
      expect(await templates()).toEqual(['review-request']);
      const invited = await addUser(portal.database, 'default', null, 'ria@post.example');
      expect((await portal.as(invited, 'GET', `review/${invite_uuid}`)).statusCode).toBe(200);
    });

    test('RE-022: none for who later told this shelter not to ask', async () => {
      const { invite_uuid } = await requested(staff, await react());
      await react({ kto: 'Nee', created_at: new Date(Date.now() + 60_000) });
      later(15);
      await portal.tasks.runDue();
      expect(await templates()).toEqual(['review-request']);
      expect(invite_uuid).toHaveLength(36);
    });

    test('none for an invite that nobody knows any more', async () => {
      await portal.database.query(`INSERT INTO task (topic, payload) VALUES ('review-invite.remind', $1)`, [
        JSON.stringify({ invite_uuid: unknownKey() }),
      ]);
      await portal.tasks.runDue();
      expect(await all('SELECT id FROM task WHERE error IS NOT NULL')).toEqual([]);
      expect(await mails()).toEqual([]);
    });
  });

  test('AP-008: the invited person writes the review that the mail asks for', async () => {
    const { invite_uuid } = await requested(staff, await react({ email: 'eva@post.example' }));
    const invited = await addUser(portal.database, 'default', null, 'eva@post.example');
    const body = { invite_uuid, rating: 5, message: 'Fijn geholpen', anonymous: 0 };
    expect((await portal.as(invited, 'POST', 'review', body)).statusCode).toBe(201);
  });
});
