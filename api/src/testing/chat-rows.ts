import type { AddressInfo } from 'node:net';
import { addReview, addShelter } from './animal-rows';
import type { TestPortal } from './portal';
import { addPerson, type TestPerson } from './signed-in';

/** A review with its two parties, and people of another one. */
export interface ChatWorld {
  reviewId: number;
  foreignReviewId: number;
  shelter: { id: number; uuidkey: string };
  otherShelter: { id: number; uuidkey: string };
  author: TestPerson;
  staff: TestPerson;
  stranger: TestPerson;
  otherStaff: TestPerson;
  admin: TestPerson;
}

/** Adds them; names and addresses are new each time. */
export async function addChatWorld(portal: TestPortal): Promise<ChatWorld> {
  const { database } = portal;
  const shelter = await addShelter(database);
  const otherShelter = await addShelter(database);
  const author = await addPerson(portal);
  const stranger = await addPerson(portal);
  const review = await addReview(database, shelter.id, { userid: author.id });
  const foreign = await addReview(database, otherShelter.id, { userid: stranger.id });
  return {
    ...{ reviewId: review.id, foreignReviewId: foreign.id, shelter, otherShelter, author, stranger },
    staff: await addPerson(portal, { usertype: 'asiel', asiel: shelter.id }),
    otherStaff: await addPerson(portal, { usertype: 'asiel', asiel: otherShelter.id }),
    admin: await addPerson(portal, { usertype: 'admin' }),
  };
}

/** Opens a port of this machine for the server and returns its address. */
export async function listen({ app }: TestPortal): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** Closes it without waiting for connections that a client opened and never used. */
export async function stopListening(portal: TestPortal): Promise<void> {
  portal.app.server.closeAllConnections();
  await portal.close();
}
