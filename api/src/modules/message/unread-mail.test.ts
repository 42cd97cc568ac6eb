import { type Message, MessageItemAnswer, type User } from '@portal/shared/contract';
import { addReview, addShelter } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { addUser, type MembersPortal, openMembersPortal } from '../../testing/members';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

describe.each(engines)('mails about unread messages on %s', (engine) => {
  let portal: MembersPortal;
  let passed = 0;
  beforeAll(async () => {
    portal = await openMembersPortal(engine, {
      now: () => new Date(Date.now() + passed),
      environment: { RATE_LIMIT_FACTOR: '1000' },
    });
  }, 60_000);
  afterAll(() => portal.close());

  async function makeChat() {
    const shelter = await addShelter(portal.database, { naam: 'Het Nest', email: `${Math.random()}@nest.example` });
    const author = await addUser(portal.database, 'default');
    const staff = await addUser(portal.database, 'asiel', shelter);
    const { id } = await addReview(portal.database, shelter.id, { userid: author.id });
    return { shelter, author, staff, reviewId: id };
  }
  /** The database has a clock of its own: the message is moved to the one of the test, and `later` still. */
  async function send(person: User, reviewId: number, later = 0): Promise<Message> {
    const body = { sql_id: reviewId, sql_key: 'review', text: 'Mijn geheim' };
    const { item } = MessageItemAnswer.parse((await portal.as(person, 'POST', 'message', body)).json()).data;
    await portal.database.query('UPDATE message SET created = $2 WHERE uuid = $1', [
      item.id,
      new Date(Date.now() + passed + later),
    ]);
    return item;
  }
  /** Time goes by, and jobs that became due are done. */
  async function later(ms: number): Promise<void> {
    passed += ms;
    await portal.tasks.runDue();
  }
  const mailsTo = async (address: string) => {
    const { rows } = await portal.database.query<{ subject: string; text: string }>(
      `SELECT subject, text FROM mail WHERE template = 'message-unread' AND to_address = $1 ORDER BY id`,
      [address],
    );
    return rows;
  };
  const shelterAddress = async ({ id }: { id: number }) => {
    const { rows } = await portal.database.query<{ email: string }>('SELECT email FROM shelter WHERE id = $1', [id]);
    return rows[0]?.email ?? '';
  };

  test('C57: after an hour the author gets one mail with a link and without the text', async () => {
    const { author, staff, reviewId } = await makeChat();
    await send(staff, reviewId);
    await send(staff, reviewId);
    await later(59 * MINUTE_MS);
    expect(await mailsTo(author.email)).toEqual([]);
    await later(2 * MINUTE_MS);
    const [mail, ...more] = await mailsTo(author.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('U heeft 2 nieuwe berichten');
    expect(mail?.text).toContain('Beste Sanne');
    expect(mail?.text).toContain(`Recensie Het Nest:\nhttps://portaal.example/recensies/${reviewId}`);
    expect(mail?.text).not.toContain('geheim');
  });

  test('C57: the shelter is mailed at its own address', async () => {
    const { author, shelter, reviewId } = await makeChat();
    await send(author, reviewId);
    await later(HOUR_MS + MINUTE_MS);
    const mails = await mailsTo(await shelterAddress(shelter));
    expect(mails.map(({ subject }) => subject)).toEqual(['U heeft een nieuw bericht']);
    expect(mails[0]?.text).toContain('Beste Het Nest');
  });

  test('C57: what was read within the hour is not mailed; what came later waits its own hour', async () => {
    const { author, staff, reviewId } = await makeChat();
    const first = await send(staff, reviewId);
    await portal.as(author, 'PUT', `message/${first.id}`, { read: true });
    await send(staff, reviewId, 30 * MINUTE_MS);
    await later(HOUR_MS + MINUTE_MS);
    expect(await mailsTo(author.email)).toEqual([]);
    await later(HOUR_MS);
    expect(await mailsTo(author.email)).toHaveLength(1);
  });

  test('C57: at most one mail a day per person, over all reviews, and none about what a mail has told of', async () => {
    const { author, staff, shelter, reviewId } = await makeChat();
    const other = await addReview(portal.database, shelter.id, { userid: author.id });
    await send(staff, reviewId);
    await later(HOUR_MS + MINUTE_MS);
    expect(await mailsTo(author.email)).toHaveLength(1);
    await later(48 * HOUR_MS);
    expect(await mailsTo(author.email)).toHaveLength(1);

    await send(staff, other.id);
    await later(HOUR_MS + MINUTE_MS);
    const [, second] = await mailsTo(author.email);
    expect(second?.text).toContain(`/recensies/${other.id}`);
    await send(staff, other.id);
    await later(20 * HOUR_MS);
    expect(await mailsTo(author.email)).toHaveLength(2);
    await later(5 * HOUR_MS);
    expect(await mailsTo(author.email)).toHaveLength(3);
  });

  test('C57: who was locked or has left is not mailed, nor a shelter without an address', async () => {
    const { author, staff, shelter, reviewId } = await makeChat();
    await send(staff, reviewId);
    await send(author, reviewId);
    await portal.database.query('UPDATE account SET disabled = true WHERE id = $1', [author.id]);
    await portal.database.query('UPDATE shelter SET email = NULL WHERE id = $1', [shelter.id]);
    const { rows: before } = await portal.database.query(`SELECT FROM mail WHERE template = 'message-unread'`);
    await later(HOUR_MS + MINUTE_MS);
    const { rows: after } = await portal.database.query(`SELECT FROM mail WHERE template = 'message-unread'`);
    expect(after.length).toBe(before.length);
  });
});
