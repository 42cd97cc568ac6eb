import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiPath } from '@portal/shared/contract';
import type { TestKeys } from '../publish';
import { bearer, type TestPerson } from '../signed-in';
import { squareJpeg } from '../square-jpeg';
import type { Call, Caller } from './calls';
import type { World } from './people';
import { publisher } from './publisher';

/** What was acknowledged, by what must be found afterwards. */
export interface Acknowledged {
  favourites: { user: number; animal: number }[];
  reactions: string[];
  messages: string[];
  contacts: string[];
  photos: string[];
  builds: string[];
  signIns: number;
}

const EMAIL = 'aanmelden@mens.example';
const PASSWORD = 'Vlinder.tuin.27';
const identity = (name: string) => `/identitytoolkit.googleapis.com/v1/accounts:${name}`;
/** A client waits before it asks again; shorter than `Retry-After`, so that a restart is seen from nearby. */
const AGAIN_MS = 500;

/** Asks again what was answered by 503, as clients do; what it sends is the same each time. */
async function untilTaken(caller: Caller, call: Call, isOver: () => boolean) {
  for (;;) {
    const answer = await caller.call(call);
    if (answer.status !== 503 || isOver()) return answer;
    await sleep(AGAIN_MS);
  }
}

/** Makes the account that signs in again and again. */
export const signUp = (caller: Caller) =>
  caller.call({
    kind: 'sign-up',
    method: 'POST',
    path: identity('signUp'),
    body: { email: EMAIL, password: PASSWORD },
  });

/** Visitors, members, staff and a team that publishes, side by side, until `isOver`. */
export async function runLoad(caller: Caller, world: World, keys: TestKeys, isOver: () => boolean) {
  const done: Acknowledged = {
    ...{ favourites: [], reactions: [], messages: [], contacts: [], photos: [], builds: [], signIns: 0 },
  };
  const some = <Item>(list: readonly Item[], turn: number) => list[turn % list.length] as Item;
  const write = (call: Call) => untilTaken(caller, call, isOver);
  const api = (
    kind: string,
    person: TestPerson | null,
    path: string,
    body?: object,
    method: Call['method'] = 'POST',
  ) => ({
    ...{ kind, method, path: `/api/${path}`, headers: bearer(person) },
    ...(body && { body }),
  });

  async function read(turn: number) {
    const animal = some(world.animals, turn * 7);
    const paths = [
      '/',
      `/api/animal?rows=13&first=${(turn % 8) + 1}`,
      `/api/animal/${animal.uuidkey}`,
      '/register.json',
    ];
    await caller.call({ kind: 'read', path: some(paths, turn) });
  }

  async function favour(turn: number) {
    const member = some(world.members, turn);
    const animal = some(world.animals, Math.floor(turn / world.members.length));
    const { isDone } = await write(api('favourite', member, apiPath.favourite(animal.uuidkey), undefined, 'PUT'));
    if (isDone) done.favourites.push({ user: member.id, animal: animal.id });
  }

  async function react(turn: number) {
    const tag = randomUUID();
    const body = {
      ...{ displayname: 'Sanne', email: `${tag}@mens.example`, informatie: `Mag ik komen kijken? ${tag}` },
      dier: some(world.animals, turn).uuidkey,
    };
    const call = api('reaction', some(world.members, turn), apiPath.reactions(), body);
    const { isDone } = await write({ ...call, headers: { ...call.headers, 'idempotency-key': tag } });
    if (isDone) done.reactions.push(tag);
  }

  async function chat(turn: number) {
    const { author, staff, reviewId } = some(world.chats, Math.floor(turn / 2));
    const body = { id: randomUUID(), sql_id: reviewId, sql_key: 'review', text: `bericht ${turn}` };
    const { isDone } = await write(api('message', turn % 2 ? author : staff, apiPath.messages(), body));
    if (isDone) done.messages.push(body.id);
  }

  async function contact() {
    const tag = randomUUID();
    const form = { subject: 'dier', mv: 'V', naam: 'Zoë', email: `${tag}@mens.example`, msg: 'Hoe laat bent u open?' };
    const call = api('contact', null, apiPath.contact(), form);
    const { isDone } = await write({ ...call, headers: { 'idempotency-key': tag } });
    if (isDone) done.contacts.push(tag);
  }

  async function photograph(turn: number) {
    const body = { bron: 'TEKST', bron_id: 0, filename: 'kat.jpg', base64: await squareJpeg(300) };
    const answer = await caller.call(api('photo', some(world.admins, turn), apiPath.photos(), body));
    if (answer.isDone) done.photos.push(new URL(JSON.parse(answer.text).data.fotourl).pathname);
  }

  async function signIn(turn: number) {
    const body = { email: EMAIL, password: PASSWORD, returnSecureToken: true };
    const address = `198.18.${turn % 200}.1`;
    const call = { kind: 'sign-in', method: 'POST' as const, path: identity('signInWithPassword'), body, address };
    if ((await caller.call(call)).isDone) done.signIns += 1;
  }

  const publish = publisher(caller, keys);
  const worker = async (pauseMs: number, work: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; !isOver(); turn += 1) {
      await work(turn);
      await sleep(pauseMs);
    }
  };
  await Promise.all([
    ...[0, 1, 2, 3].map((reader) => worker(20, (turn) => read(turn * 4 + reader))),
    worker(200, favour),
    worker(500, react),
    worker(600, chat),
    worker(1000, contact),
    worker(1500, photograph),
    worker(2000, signIn),
    worker(3000, async (turn) => {
      const build = await publish(turn);
      if (build) done.builds.push(build);
    }),
  ]);
  return done;
}
