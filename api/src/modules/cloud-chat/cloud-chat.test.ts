import { randomUUID } from 'node:crypto';
import type { Parameter } from '../../ports/database/port';
import { addChatWorld, type ChatWorld } from '../../testing/chat-rows';

import { engines } from '../../testing/database';
import { type GoogleServer, startGoogleServer } from '../../testing/google-server';
import { openTestPortal, type TestPortal } from '../../testing/portal';
import { callAs } from '../../testing/signed-in';
import { cloudChat } from './cloud-chat';

describe.each(engines)('the chat in Firestore on %s', (engine) => {
  let portal: TestPortal;
  let google: GoogleServer;
  let world: ChatWorld;
  const errors: unknown[] = [];

  const syncing = (now = new Date()) =>
    cloudChat({
      database: portal.database,
      cloud: google.project(),
      now: () => now,
      onError: (error) => errors.push(error),
    });
  const thread = () => google.documents.get(`threads/review_${world.reviewId}`);
  const query = (text: string, values: readonly Parameter[]) =>
    portal.database.query<Record<string, unknown>>(text, values);

  /** A message as the browser's adapter writes it. */
  function write(overrides: Record<string, unknown> = {}): string {
    const id = randomUUID();
    const { reviewId, author, shelter } = world;
    google.documents.set(`messages/${id}`, {
      ...{ sql_id: reviewId, sql_key: 'review', name: 'Sanne', text: 'Dag asiel', read: false },
      ...{ sender: author.uid, reciever: shelter.uuidkey, created: '2026-11-01T10:00:00.123456Z', ...overrides },
    });
    return id;
  }

  beforeAll(async () => {
    portal = await openTestPortal(engine);
    google = await startGoogleServer('asielportaal');
    world = await addChatWorld(portal);
  }, 60_000);
  afterAll(async () => {
    await portal.close();
    await google.close();
  });

  test('SHD-009: both parties and their names, flags and claims are told once, and again when they change', async () => {
    await query(`INSERT INTO feature (alias, environment) VALUES ('proef', 'test') ON CONFLICT DO NOTHING`, []);
    await syncing().run();
    const { author, shelter, staff, admin, stranger } = world;
    const naam = (await query('SELECT naam FROM shelter WHERE id = $1', [shelter.id])).rows[0]?.naam;
    expect(thread()).toEqual({
      parties: [author.uid, shelter.uuidkey],
      names: { [author.uid]: expect.stringContaining('Sanne'), [shelter.uuidkey]: naam },
    });
    expect(google.documents.get('features/proef')).toMatchObject({ alias: 'proef', environment: 'test', user_ids: [] });
    expect(google.claims.get(staff.uid)).toEqual({
      usertype: 'asiel',
      asiel: shelter.id,
      asiel_uuidkey: shelter.uuidkey,
    });
    expect(google.claims.get(admin.uid)).toEqual({ usertype: 'admin' });
    expect(google.claims.has(stranger.uid)).toBe(false);
    expect(google.tokens()).toBe(1);

    google.documents.clear();
    google.claims.clear();
    await syncing().run();
    expect([google.documents.size, google.claims.size]).toEqual([0, 0]);

    await query('UPDATE review SET hidden_at = now() WHERE id = $1', [world.reviewId]);
    await query(`UPDATE account SET usertype = 'default', asiel_id = NULL WHERE id = $1`, [staff.id]);
    await syncing().run();
    expect(thread()).toMatchObject({ parties: [] });
    expect(google.claims.get(staff.uid)).toEqual({});
    await query('UPDATE review SET hidden_at = NULL WHERE id = $1', [world.reviewId]);
    await query(`UPDATE account SET usertype = 'asiel', asiel_id = $2 WHERE id = $1`, [staff.id, shelter.id]);
    await syncing().run();
    expect(thread()).toMatchObject({ parties: [author.uid, shelter.uuidkey] });
  });

  test('C57: messages are copied once: unread marks, the mail and what was read follow', async () => {
    const id = write();
    write({ sql_id: 2_000_000_000 });
    write({ text: 42 });
    await syncing().run();
    await syncing().run();
    const rows = await query('SELECT uuid, text, read FROM message WHERE sql_id = $1', [world.reviewId]);
    expect(rows.rows).toEqual([{ uuid: id, text: 'Dag asiel', read: false }]);
    const unread = await callAs(portal, world.staff, 'GET', 'message/unread');
    expect(unread.json().data.unread).toBe(1);
    const tasks = await query(`SELECT FROM task WHERE topic = 'message.unread' AND payload ->> 'party' = $1`, [
      world.shelter.uuidkey,
    ]);
    expect(tasks.rows).toHaveLength(1);

    Object.assign(google.documents.get(`messages/${id}`) ?? {}, { read: true });
    await syncing().run();
    expect((await callAs(portal, world.staff, 'GET', 'message/unread')).json().data.unread).toBe(0);
  });

  test('C47: who left is without a name there too, and a review that is gone takes its messages along', async () => {
    const id = write({ created: '2026-11-01T10:05:00.000001Z' });
    await syncing().run();
    await query(`UPDATE message SET name = 'Verwijderd' WHERE sender = $1`, [world.author.uid]);
    await query('UPDATE review SET userid = NULL WHERE id = $1', [world.reviewId]);
    await syncing().run();
    expect(google.documents.get(`messages/${id}`)).toMatchObject({ name: 'Verwijderd', text: 'Dag asiel' });
    expect(thread()).toEqual({ parties: [], names: { [world.shelter.uuidkey]: expect.any(String) } });

    await query('DELETE FROM review WHERE id = $1', [world.reviewId]);
    await syncing().run();
    expect(thread()).toBeUndefined();
    expect(google.documents.has(`messages/${id}`)).toBe(false);
  });

  test('when Google does not answer nothing counts as told; of two processes one works', async () => {
    google.fail(true);
    await query(`UPDATE feature SET environment = 'all' WHERE alias = 'proef'`, []);
    await expect(syncing().run()).rejects.toThrow();
    google.fail(false);
    const now = new Date();
    await query(`UPDATE cloud_state SET taken_until = $1`, [new Date(now.getTime() + 30_000)]);
    await syncing(now).run();
    expect(google.documents.has('features/proef')).toBe(false);
    await syncing(new Date(now.getTime() + 31_000)).run();
    expect(google.documents.get('features/proef')).toMatchObject({ environment: 'all' });
  });
});
