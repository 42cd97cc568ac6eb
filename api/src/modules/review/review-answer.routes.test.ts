import { PublicReview, Review, ReviewList, ReviewPage, type User } from '@portal/shared/contract';
import { addReview, addShelter, eventually } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { addUser, type MembersPortal, openMembersPortal } from '../../testing/members';

const HOUR_MS = 3_600_000;

describe.each(engines)('the answer of a shelter to a review on %s', (engine) => {
  let portal: MembersPortal;
  let shelter: { id: number; uuidkey: string };
  let otherShelter: { id: number; uuidkey: string };
  let staff: User;
  let colleague: User;
  let otherStaff: User;
  let admin: User;
  let author: User;
  let review: number;
  let ahead = 0;

  const answer = (user: User | null, message = 'Dank u wel', updated: string | null = null, id = review) =>
    portal.as(user, 'PUT', `review/${id}/answer`, { message, updated });
  const remove = (user: User | null, reason = 'Noemt een naam') =>
    portal.as(user, 'PUT', `review/${review}/answer`, { removed: true, reason });
  const read = async (user: User) => Review.parse((await portal.as(user, 'GET', `review/${review}`)).json().data.item);
  const publicList = async () =>
    ReviewPage.parse((await portal.app.inject(`/api/shelter/${shelter.uuidkey}/review`)).json());
  const listed = (passes: (reviews: PublicReview[]) => boolean) =>
    eventually(async () => (await publicList()).data, passes);
  const errorOf = (response: { json(): { error: { code: string; message: string } } }) => response.json().error;
  const mails = async () =>
    (
      await portal.database.query<{ to_address: string; template: string; subject: string; text: string }>(
        'SELECT to_address, template, subject, text FROM mail ORDER BY id',
      )
    ).rows;
  const audit = async (action: string) =>
    (
      await portal.database.query<{ user_id: number; object_id: string; changes: unknown }>(
        'SELECT user_id, object_id, changes FROM audit_entry WHERE action = $1 ORDER BY id',
        [action],
      )
    ).rows;

  beforeAll(async () => {
    portal = await openMembersPortal(engine, {
      environment: { RATE_LIMIT_FACTOR: '100' },
      now: () => new Date(Date.now() + ahead),
    });
    shelter = await addShelter(portal.database, { naam: 'Tehuis Zuid' });
    otherShelter = await addShelter(portal.database);
    staff = await addUser(portal.database, 'asiel', shelter);
    colleague = await addUser(portal.database, 'asiel', shelter);
    otherStaff = await addUser(portal.database, 'asiel', otherShelter);
    admin = await addUser(portal.database, 'admin');
    author = await addUser(portal.database, 'default');
  }, 60_000);
  beforeEach(async () => {
    ahead = 0;
    await portal.database.exec('TRUNCATE review, review_invite, mail, task CASCADE');
    review = (await addReview(portal.database, shelter.id, { userid: author.id, message: 'Fijn geholpen' })).id;
  });
  afterAll(() => portal.close());

  test('RE-020, AP-040: staff answer once, below the review, under the name of the shelter; the author is mailed once', async () => {
    expect(await read(staff)).toMatchObject({ answer: null, answerable: true });
    const response = await answer(staff, 'Dank u wel, groet Kees');
    expect(response.statusCode).toBe(200);
    const shown = Review.parse(response.json().data.item);
    expect(shown).toMatchObject({
      answer: { name: 'Tehuis Zuid', message: 'Dank u wel, groet Kees' },
      answerable: true,
    });
    const [first] = await listed(([one]) => one?.answer !== null);
    expect(first?.answer).toEqual(shown.answer);
    expect(await read(author)).toMatchObject({ answer: shown.answer, answerable: false, editable: true });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      ...{ to_address: author.email, template: 'review-answered' },
      subject: 'Tehuis Zuid heeft geantwoord op uw recensie',
    });
    expect(mail?.text).toContain('Dank u wel, groet Kees');
    expect(mail?.text).toContain(`/recensies/${shown.uid}`);
    expect(await audit('review.answer')).toMatchObject([
      { user_id: staff.id, object_id: String(review), changes: { asiel: shelter.id, first: true } },
    ]);
  });

  test('RE-020: it can be changed for 24 hours, without another mail; then it stands', async () => {
    const first = Review.parse((await answer(staff)).json().data.item).answer;
    ahead = 23 * HOUR_MS;
    const changed = Review.parse((await answer(colleague, 'Beter gezegd', first?.updated)).json().data.item).answer;
    expect(changed).toMatchObject({ message: 'Beter gezegd', created: first?.created });
    expect(changed?.updated).not.toBe(first?.updated);
    ahead = 25 * HOUR_MS;
    const late = await answer(staff, 'Nog beter', changed?.updated);
    expect([late.statusCode, errorOf(late).message]).toEqual([
      403,
      'Een antwoord kunt u tot 24 uur nadat het geschreven is aanpassen',
    ]);
    expect(await read(staff)).toMatchObject({ answerable: false, answer: { message: 'Beter gezegd' } });
    expect(await mails()).toHaveLength(1);
  });

  test('RE-020: of two colleagues at once one answers, the other reads that answer first', async () => {
    const both = await Promise.all([answer(staff, 'Van de een'), answer(colleague, 'Van de ander')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = both.find(({ statusCode }) => statusCode === 409);
    expect(refused && errorOf(refused).message).toMatch(/^Een collega heeft intussen al geantwoord/);
    expect(await mails()).toHaveLength(1);
  });

  test('AP-040: nobody but the staff of that shelter answers; nobody finds a hidden review to answer', async () => {
    for (const [user, status] of [
      [null, 401],
      [author, 403],
      [otherStaff, 403],
      [admin, 403],
    ] as const)
      expect((await answer(user)).statusCode).toBe(status);
    await portal.database.query('UPDATE review SET hidden_at = now() WHERE id = $1', [review]);
    expect((await answer(staff)).statusCode).toBe(404);
    expect((await answer(staff, 'x', null, 999_999)).statusCode).toBe(404);
    expect((await publicList()).data).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test.each([
    ['', 'Schrijf een antwoord'],
    [' \u200B ', 'Schrijf een antwoord'],
    ['x'.repeat(2001), 'Gebruik maximaal 2000 tekens'],
  ])('AP-040: %p is refused', async (message, text) => {
    const response = await answer(staff, message);
    expect([response.statusCode, JSON.stringify(response.json().error.fields)]).toEqual([
      422,
      expect.stringContaining(text),
    ]);
  });

  test('RE-020, C47: the answer is text alone and shows no e-mail address, but to who wrote it', async () => {
    const message = ' <b>Mail</b>\r\nzorg@tehuis.example ';
    const own = Review.parse((await answer(staff, message)).json().data.item);
    expect(own.answer?.message).toBe('<b>Mail</b>\nzorg@tehuis.example');
    const [first] = await listed(([one]) => one?.answer !== null);
    expect(first?.answer?.message).toBe('<b>Mail</b>\n[e-mailadres]');
    expect((await read(author)).answer?.message).toBe('<b>Mail</b>\n[e-mailadres]');
  });

  test('RE-020: an admin removes an answer with a logged reason; the shelter may write another, without a second mail', async () => {
    await answer(staff);
    for (const user of [author, staff, otherStaff]) expect((await remove(user)).statusCode).toBe(403);
    expect((await remove(admin, '')).statusCode).toBe(422);
    expect(Review.parse((await remove(admin)).json().data.item).answer).toBeNull();
    expect((await remove(admin)).statusCode).toBe(404);
    await listed(([one]) => one?.answer === null);
    expect(await audit('review.remove-answer')).toMatchObject([
      { user_id: admin.id, changes: { asiel: shelter.id, reason: 'Noemt een naam' } },
    ]);
    expect((await answer(staff, 'Zonder naam')).statusCode).toBe(200);
    expect(await mails()).toHaveLength(1);
  });

  test('RE-021, AP-041: admins find reviews by shelter and by what is hidden, with the reason', async () => {
    const hidden = await addReview(portal.database, otherShelter.id, {
      ...{ rating: 1, message: 'Mail els@geheim.example', hidden_at: '2026-02-01', hidden_reason: 'Scheldwoorden' },
      ...{ created: '2026-02-01T09:00:00Z', userid: author.id, anonymous: true },
    });
    const find = async (query: string) => ReviewList.parse((await portal.as(admin, 'GET', `review${query}`)).json());
    const idsOf = async (query: string) => (await find(query)).data.map(({ id }) => id);
    expect(await idsOf('')).toEqual([review, hidden.id]);
    expect(await idsOf(`?asiel=${otherShelter.id}`)).toEqual([hidden.id]);
    expect(await idsOf('?status=zichtbaar')).toEqual([review]);
    expect(await idsOf('?status=verborgen')).toEqual([hidden.id]);
    expect(await idsOf(`?status=verborgen&asiel=${shelter.id}`)).toEqual([]);
    expect(await find('?first=2')).toEqual({ data: [], pagination: { totalRecords: 2, totalPages: 1 } });
    expect((await find('?status=verborgen')).data[0]).toMatchObject({
      ...{ asiel: otherShelter.id, rating: 1, name: 'Anoniem', hidden: 1, hidden_reason: 'Scheldwoorden' },
      message: 'Mail [e-mailadres]',
    });
    expect((await portal.as(admin, 'GET', 'review?status=weg')).statusCode).toBe(400);
    for (const [user, status] of [
      [null, 401],
      [author, 403],
      [staff, 403],
    ] as const)
      expect((await portal.as(user, 'GET', 'review')).statusCode).toBe(status);
  });

  test('RE-019: who is hidden is mailed the reason, once, and reads it; an answer goes with its review', async () => {
    await answer(staff);
    const hide = (hidden: boolean, reason: string) => portal.as(admin, 'PUT', `review/${review}`, { hidden, reason });
    await hide(true, 'Scheldwoorden');
    await hide(true, 'Scheldwoorden en namen');
    expect((await mails()).map(({ template }) => template)).toEqual(['review-answered', 'review-hidden']);
    const mail = (await mails())[1];
    expect(mail?.to_address).toBe(author.email);
    expect(mail?.text).toContain('De reden: Scheldwoorden');
    expect(mail?.text).toContain('/contact');
    expect(await read(author)).toMatchObject({ hidden: 1, hidden_reason: 'Scheldwoorden en namen' });
    expect(await listed((reviews) => reviews.length === 0)).toEqual([]);
    await hide(false, 'Vergissing');
    expect(await read(author)).toMatchObject({ hidden: 0, hidden_reason: null });
    const [shown] = await listed((reviews) => reviews.length === 1);
    expect(Object.keys(shown ?? {}).sort()).toEqual(Object.keys(PublicReview.shape).sort());
    expect(shown?.answer?.message).toBe('Dank u wel');
  });

  test('RE-019: nobody is mailed when the author is gone', async () => {
    await portal.database.query('UPDATE review SET userid = NULL WHERE id = $1', [review]);
    await answer(staff);
    await portal.as(admin, 'PUT', `review/${review}`, { hidden: true, reason: 'Scheldwoorden' });
    expect(await mails()).toEqual([]);
  });
});
