import type { Database } from '../../ports/database/port';
import { addAnimal, addShelter } from '../animal-rows';
import { addChatWorld, type ChatWorld } from '../chat-rows';
import type { TestPortal } from '../portal';
import { addPerson, type TestPerson } from '../signed-in';
import type { Hosts } from './hosts';

const SHELTERS = 10;
const ANIMALS_EACH = 12;
const MEMBERS = 20;
const ADMINS = 4;
const CHATS = 6;

/** Who and what the load is about. */
export interface World {
  animals: { id: number; uuidkey: string }[];
  members: TestPerson[];
  admins: TestPerson[];
  chats: ChatWorld[];
}

/** Adds them to the empty database of the hosts. */
export async function addWorld(database: Database, { config }: Pick<Hosts, 'config'>): Promise<World> {
  const portal = { database, config } as TestPortal;
  const many = <Made>(count: number, make: () => Promise<Made>) => Promise.all(Array.from({ length: count }, make));
  const shelters = await many(SHELTERS, () => addShelter(database));
  const animals = await Promise.all(
    shelters.flatMap(({ id }) => Array.from({ length: ANIMALS_EACH }, () => addAnimal(database, id))),
  );
  return {
    animals: animals as World['animals'],
    members: await many(MEMBERS, () => addPerson(portal)),
    admins: await many(ADMINS, () => addPerson(portal, { usertype: 'admin' })),
    chats: await many(CHATS, () => addChatWorld(portal)),
  };
}
