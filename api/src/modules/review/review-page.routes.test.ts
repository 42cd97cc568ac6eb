import { randomUUID } from 'node:crypto';
import { Review, ReviewInvite, ReviewPage, type User } from '@portal/shared/contract';
import { addShelter, daysAgo, eventually, unknownKey } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { addUser, type MembersPortal, openMembersPortal } from '../../testing/members';

describe.each(engines)('the review page on %s', (engine) => {
  let portal: MembersPortal;
  let shelter: { id: number; uuidkey: string };
  let staff: User;
  let otherStaff: User;
  let admin: User;
  let invited: User;
  let other: User;

  const addInvite = async (email: string | null, values: { userid?: number; expires?: Date } = {}) => {
    const { rows } = await portal.database.query<{ invite_uuid: string }>(
      `INSERT INTO review_invite (itemid, asiel_id, list_type, email, userid, expires_at)
       VALUES ($1::int, $1, 'inside', $2, $3, $4) RETURNING invite_uuid`,
      [shelter.id, email, values.userid ?? null, values.expires ?? daysAgo(-30)],
    );
    return rows[0]?.invite_uuid ?? '';
  };
  const get = (user: User | null, id: string | number) => portal.as(user, 'GET', `review/${id}`);
  const read = async (user: User, id: string | number) => Review.parse((await get(user, id)).json().data.item);
  const post = (user: User | null, invite_uuid: string, body: object = {}, key?: string) =>
    portal.as(
      user,
      'POST',
      'review',
      { invite_uuid, rating: 4, message: 'Fijn geholpen', anonymous: 0, ...body },
      key ? { 'idempotency-key': key } : {},
    );
  const put = (user: User | null, id: string | number, body: object) => portal.as(user, 'PUT', `review/${id}`, body);
  const errorOf = (answer: { json(): { error: { code: string; message: string } } }) => answer.json().error;
  const written = async (body: object = {}) => {
    const uuid = await addInvite(invited.email);
    return Review.parse((await post(invited, uuid, body)).json().data.item);
  };
  const boundTo = async (uuid: string) => {
    const { rows } = await portal.database.query<{ userid: number | null }>(
      'SELECT userid FROM review_invite WHERE invite_uuid = $1',
      [uuid],
    );
    return rows[0]?.userid;
  };
  const auditOf = async (action: string) => {
    const { rows } = await portal.database.query<{ object_id: string; user_id: number; changes: unknown }>(
      'SELECT object_id, user_id, changes FROM audit_entry WHERE action = $1 ORDER BY id DESC LIMIT 1',
      [action],
    );
    return rows[0];
  };

  beforeAll(async () => {
    portal = await openMembersPortal(engine);
    shelter = await addShelter(portal.database, { naam: 'Tehuis Zuid' });
    staff = await addUser(portal.database, 'asiel', shelter);
    otherStaff = await addUser(portal.database, 'asiel', await addShelter(portal.database));
    admin = await addUser(portal.database, 'admin');
  }, 60_000);
  beforeEach(async () => {
    invited = await addUser(portal.database, 'default');
    other = await addUser(portal.database, 'default');
  });
  afterAll(() => portal.close());

  test('C19, SH-038: a visitor learns what the invite is about and whether it is somebody’s, no more', async () => {
    const uuid = await addInvite('els@geheim.example');
    const answer = await get(null, uuid);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const { item } = answer.json().data;
    expect(item).toEqual({
      ...{ item: 'asiel', itemid: shelter.id, itemname: 'Tehuis Zuid', invite_uuid: uuid, hasUser: false },
    });
    expect(Object.keys(item).sort()).toEqual(Object.keys(ReviewInvite.shape).sort());
    const bound = await addInvite(invited.email, { userid: invited.id });
    expect((await get(null, bound)).json().data.item.hasUser).toBe(true);
    const { invite_uuid } = await written({ message: 'Geheime tekst' });
    expect((await get(null, invite_uuid)).body).not.toContain('Geheime');
  });

  test('C19: the invited with a verified address gets a new review, and the invite is theirs', async () => {
    const uuid = await addInvite(invited.email.toUpperCase());
    expect(await read(invited, uuid)).toMatchObject({
      ...{ id: null, rating: null, uid: uuid, invite_uuid: uuid, itemname: 'Tehuis Zuid', editable: true },
      expires: daysAgo(-30).toISOString(),
      ...{ userid: invited.id, user_uuid: invited.uuidkey },
    });
    expect(await boundTo(uuid)).toBe(invited.id);
    const moved = { ...invited, email: 'anders@mens.example' };
    expect((await get(moved, uuid)).statusCode).toBe(200);
  });

  test('C19: another address, and one that is not confirmed, get 403 and a Dutch text', async () => {
    const uuid = await addInvite(invited.email);
    const refused = await get(other, uuid);
    expect([refused.statusCode, errorOf(refused).message]).toEqual([
      403,
      'Deze uitnodiging hoort bij een ander e-mailadres. Log in met het adres waarop u de uitnodiging kreeg.',
    ]);
    await portal.database.query('UPDATE account SET email_verified = false WHERE id = $1', [invited.id]);
    const open = await get(invited, uuid);
    expect(open.statusCode).toBe(403);
    expect(errorOf(open).message).toMatch(/^Bevestig eerst uw e-mailadres/);
    expect((await post(invited, uuid)).statusCode).toBe(403);
    expect(await boundTo(uuid)).toBeNull();
  });

  test('C20: own staff and admins look at an invite without tying it, other staff may not', async () => {
    const uuid = await addInvite(invited.email);
    for (const user of [staff, admin])
      expect(await read(user, uuid)).toMatchObject({ id: null, editable: false, userid: null, user_uuid: null });
    expect((await get(otherStaff, uuid)).statusCode).toBe(403);
    expect(await boundTo(uuid)).toBeNull();
  });

  test('C19, RE-023: an invite that ended is 410, also once it was emptied; an unknown one 404', async () => {
    const uuid = await addInvite(invited.email, { expires: daysAgo(1) });
    const emptied = await addInvite(null, { expires: daysAgo(100) });
    for (const [user, id] of [
      ...[null, invited, other, staff].map((one) => [one, uuid] as const),
      ...[null, invited].map((one) => [one, emptied] as const),
    ]) {
      const answer = await get(user, id);
      expect([answer.statusCode, errorOf(answer).message]).toEqual([410, 'Deze uitnodiging is verlopen']);
    }
    expect((await post(invited, uuid)).statusCode).toBe(410);
    for (const user of [null, invited, admin]) expect((await get(user, unknownKey())).statusCode).toBe(404);
  });

  test.each([
    ['0', 400],
    ['abc', 400],
    ['999999', 404],
    ['99999999999', 400],
  ])('C20: the address %p answers %i', async (id, status) => {
    expect((await get(invited, id)).statusCode).toBe(status);
  });

  test('RE-016: a review is written once, with the uuid of the invite as uid, whatever is sent', async () => {
    const uuid = await addInvite(invited.email);
    const body = { uid: 'van iemand anders', userid: other.id, itemid: 1, hidden: 1, anonymous: '1' };
    const answer = await post(invited, uuid, body);
    expect(answer.statusCode).toBe(201);
    const item = Review.parse(answer.json().data.item);
    expect(item).toMatchObject({
      ...{ uid: uuid, invite_uuid: uuid, userid: invited.id, user_uuid: invited.uuidkey, itemid: shelter.id },
      ...{ rating: 4, message: 'Fijn geholpen', anonymous: 1, hidden: 0, editable: true, name: 'Anoniem' },
    });
    expect(await boundTo(uuid)).toBe(invited.id);
    expect(await auditOf('review.create')).toMatchObject({ object_id: String(item.id), user_id: invited.id });
    const again = await post(invited, uuid);
    expect([again.statusCode, errorOf(again).code]).toEqual([409, 'DUPLICATE']);
  });

  test('RE-006, C29: a repeat with the same key gets the first answer; two at once make one review', async () => {
    const uuid = await addInvite(invited.email);
    const both = await Promise.all([post(invited, uuid, {}, uuid), post(invited, uuid, {}, uuid)]);
    const third = await post(invited, uuid, {}, uuid);
    expect([...both, third].map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set([...both, third].map((answer) => answer.json().data.item.id)).size).toBe(1);
    const next = await addInvite(invited.email);
    const without = await Promise.all([post(invited, next), post(invited, next)]);
    expect(without.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  test.each([
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ rating: null }, 'rating'],
    [{ rating: 4.5 }, 'rating'],
    [{ message: 'x'.repeat(4001) }, 'message'],
    [{ anonymous: 2 }, 'anonymous'],
  ])('RE-002: %j is 422', async (body, field) => {
    const answer = await post(invited, await addInvite(invited.email), body);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().error.fields)).toEqual([field]);
  });

  test('C46: the text is stored clean, and an empty one is none', async () => {
    expect((await written({ message: ' Fijn\r\n\u202Easiel\u0007 ' })).message).toBe('Fijn\nasiel');
    expect((await written({ message: '  ' })).message).toBeNull();
    expect((await written({ message: null })).message).toBeNull();
  });

  test('RE-015: the shelter and its list show a review that was written, changed and hidden', async () => {
    const place = await addShelter(portal.database);
    const { rows } = await portal.database.query<{ invite_uuid: string }>(
      `INSERT INTO review_invite (itemid, asiel_id, list_type, email) VALUES ($1::int, $1, 'inside', $2) RETURNING invite_uuid`,
      [place.id, invited.email],
    );
    const figures = (count: number, rating: number | null) =>
      eventually(
        async () => {
          const page = await portal.app.inject(`/api/shelter/${place.uuidkey}/review`);
          const { data } = (await portal.app.inject(`/api/shelter/${place.uuidkey}`)).json();
          return [ReviewPage.parse(page.json()).summary.ratingcount, data.ratingcount, data.rating];
        },
        (found) => String(found) === String([count, count, rating]),
      );
    expect(await figures(0, null)).toEqual([0, 0, null]);
    const { id } = (await post(invited, rows[0]?.invite_uuid ?? '')).json().data.item;
    expect(await figures(1, 4)).toEqual([1, 1, 4]);
    expect((await put(invited, id, { rating: 2, message: 'Toch niet' })).statusCode).toBe(200);
    expect(await figures(1, 2)).toEqual([1, 1, 2]);
    expect((await put(admin, id, { hidden: true, reason: 'Scheldwoorden' })).json().data.item.hidden).toBe(1);
    expect(await figures(0, null)).toEqual([0, 0, null]);
  });

  test('RE-005, C20: whoever is signed in reads a review by its address or its number, and only reads', async () => {
    const { id, invite_uuid } = await written({ message: 'Mail els@geheim.example' });
    for (const user of [other, staff, otherStaff, admin]) {
      for (const address of [invite_uuid, String(id)]) {
        const review = await read(user, address);
        expect(review).toMatchObject({ id, invite_uuid, editable: false, name: 'Sanne V.' });
        const ids = user === admin ? [invited.id, invited.uuidkey] : [null, null];
        expect([review.userid, review.user_uuid]).toEqual(ids);
        expect(review.message).toBe('Mail [e-mailadres]');
      }
      expect((await put(user, id ?? 0, { rating: 1, message: null })).statusCode).toBe(403);
    }
    expect(await read(invited, invite_uuid)).toMatchObject({ editable: true, message: 'Mail els@geheim.example' });
    expect((await get(null, String(id))).statusCode).toBe(401);
  });

  test('C20: nobody but the author and admins learns who wrote an anonymous review', async () => {
    const { invite_uuid } = await written({ anonymous: 1 });
    for (const user of [other, staff])
      expect(await read(user, invite_uuid)).toMatchObject({ name: 'Anoniem', userid: null, user_uuid: null });
    expect(await read(admin, invite_uuid)).toMatchObject({ name: 'Anoniem', userid: invited.id });
    expect(await read(invited, invite_uuid)).toMatchObject({ userid: invited.id, editable: true });
  });

  test('C20: authors change their review for 30 days', async () => {
    const { id } = await written();
    const answer = await put(invited, id ?? 0, { rating: 5, message: 'Nog beter', anonymous: 1 });
    expect(Review.parse(answer.json().data.item)).toMatchObject({ rating: 5, message: 'Nog beter', anonymous: 0 });
    expect((await auditOf('review.update'))?.changes).toEqual({ fields: ['rating', 'message'] });
    await portal.database.query('UPDATE review SET created = $2 WHERE id = $1', [id, daysAgo(29)]);
    expect((await put(invited, id ?? 0, { rating: 4, message: null })).statusCode).toBe(200);
    await portal.database.query('UPDATE review SET created = $2 WHERE id = $1', [id, daysAgo(31)]);
    const late = await put(invited, id ?? 0, { rating: 3, message: null });
    expect([late.statusCode, errorOf(late).message]).toEqual([
      403,
      'Een recensie kunt u tot 30 dagen na het versturen aanpassen',
    ]);
    expect(await read(invited, id ?? 0)).toMatchObject({ rating: 4, editable: false });
  });

  test('C20: a hidden review is unknown to all but its author and admins; the reason is logged', async () => {
    const { id, invite_uuid } = await written();
    const change = { hidden: true, reason: 'Scheldwoorden' };
    for (const user of [invited, other, staff]) expect((await put(user, id ?? 0, change)).statusCode).toBe(403);
    expect((await put(admin, id ?? 0, { hidden: true, reason: '' })).statusCode).toBe(422);
    expect((await put(admin, id ?? 0, change)).statusCode).toBe(200);
    expect(await auditOf('review.hide')).toMatchObject({
      user_id: admin.id,
      changes: { fields: ['hidden'], from: { hidden: false }, to: { hidden: true }, reason: change.reason },
    });
    for (const address of [invite_uuid, String(id)]) {
      for (const user of [other, staff, otherStaff]) expect((await get(user, address)).statusCode).toBe(404);
      for (const user of [invited, admin]) expect((await read(user, address)).hidden).toBe(1);
    }
    expect((await put(other, id ?? 0, { rating: 1, message: null })).statusCode).toBe(404);
    expect((await put(admin, id ?? 0, { hidden: false, reason: 'Vergissing' })).json().data.item.hidden).toBe(0);
    expect((await get(other, invite_uuid)).statusCode).toBe(200);
  });

  test.each([
    [{}, ['rating']],
    [{ rating: 6, message: null }, ['rating']],
    [{ rating: 4, message: 'a'.repeat(4001) }, ['message']],
    [{ hidden: 'ja', reason: 'Scheldwoorden' }, ['hidden']],
    [{ hidden: true }, ['reason']],
  ])('a change of %j names the fields %j that are wrong', async (body, wrong) => {
    const { id } = await written();
    const answer = await put(admin, id ?? 0, body);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().error.fields)).toEqual(wrong);
  });

  test('an admin changes nothing but whether a review is hidden', async () => {
    const { id } = await written();
    expect((await put(admin, id ?? 0, { rating: 1, message: null })).statusCode).toBe(403);
    expect((await post(admin, await addInvite(admin.email))).statusCode).toBe(403);
    expect((await put(null, id ?? 0, { rating: 1, message: null })).statusCode).toBe(401);
  });

  test('at most five reviews a day', async () => {
    for (let i = 0; i < 5; i += 1) await written();
    const sixth = await post(invited, await addInvite(invited.email), {}, randomUUID());
    expect(sixth.statusCode).toBe(429);
    expect(sixth.headers['retry-after']).toBe('86400');
  });
});
