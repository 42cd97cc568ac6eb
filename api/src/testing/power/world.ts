import type { Blobs } from '../../ports/blobs/port';
import type { Database } from '../../ports/database/port';
import { addAnimal } from '../animal-rows';
import { addChatWorld, type ChatWorld } from '../chat-rows';
import { portalOn, type TestPortal } from '../portal';
import { publish, shellBuild } from '../publish';

/** Who and what is there before the first cut: a review with its people, an animal, a published shell. */
export interface World extends ChatWorld {
  animal: { id: number; uuidkey: string };
}

/** Addresses and calls are not throttled: a life of a portal has many in a few seconds. */
const ENVIRONMENT = { RATE_LIMIT_FACTOR: '10000', PORTAL_ENVIRONMENT: 'test' };

/** The whole server on an open database and its files. */
export const serverOn = (database: Database, blobs: Blobs): Promise<TestPortal> =>
  portalOn(database, ENVIRONMENT, { blobs });

/** Fills an empty portal. */
export async function prepareWorld(portal: TestPortal): Promise<World> {
  const people = await addChatWorld(portal);
  await portal.database.exec('UPDATE shelter SET nmax = 100000');
  const animal = await addAnimal(portal.database, people.shelter.id);
  const { statusCode, body } = await publish(portal.app, shellBuild('0000aaaa'));
  if (statusCode !== 200) throw new Error(`The shell was not published: ${body}`);
  return { ...people, animal };
}
