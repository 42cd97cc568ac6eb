/** The one entry to Firestore: a chunk of its own, fetched by `loadRealtimeStore`. */
import { type PortalConfig, UserType } from '@portal/shared/contract';
import { isFeatureOn } from '@portal/shared/domain';
import { getApp } from 'firebase/app';
import { getAuth } from 'firebase/auth';
import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  initializeFirestore,
  limit,
  memoryLocalCache,
  onSnapshot,
  query,
  where,
  writeBatch,
} from 'firebase/firestore';
import { addMessage, checkedText } from './firestore-add';
import {
  type FirestorePerson,
  featureOf,
  messageOf,
  messagesOf,
  unreadQuery,
  visibleQuery,
} from './firestore-documents';
import { isDenied, realtimeErrorOf, refusalOf } from './firestore-error';
import { loadIdentity } from './load-identity';
import { MessageThread } from './message-thread';
import type { RealtimeStore } from './realtime-store';

/** The database, the environment of the flags (C41), and who is signed in: with `isFresh` by a new token, whose claims are the present ones. */
export interface FirestoreOptions {
  database: Firestore;
  environment: string;
  person(isFresh?: boolean): Promise<FirestorePerson | null>;
}

interface Watch {
  reviewId: number;
  thread: MessageThread;
  show(): void;
}

/** The realtime store on Firestore: the rules in `api/firestore` decide, this only asks what they allow (C21, decision 066). */
export function firestoreStore({ database, environment, person }: FirestoreOptions): RealtimeStore {
  const watches = new Set<Watch>();

  /** Runs as whoever is signed in. What is refused is tried once more with a fresh token: a shelter may just have been linked. */
  async function asPerson<Result>(run: (who: FirestorePerson) => Promise<Result>): Promise<Result> {
    try {
      return await run(await signedIn()).catch(async (error: unknown) => {
        if (!isDenied(error)) throw error;
        return run(await signedIn(true));
      });
    } catch (error) {
      throw realtimeErrorOf(error);
    }
  }

  async function signedIn(isFresh = false): Promise<FirestorePerson> {
    const who = await person(isFresh);
    if (who === null) throw refusalOf('unauthenticated');
    return who;
  }

  return {
    watch({ reviewId }, onMessages, onError = () => {}) {
      const thread = new MessageThread();
      const watch = { reviewId, thread, show: () => onMessages(thread.newestFirst()) };
      let stop = () => {};
      let isStopped = false;
      const listen = (who: FirestorePerson) =>
        new Promise<void>((_done, fail) => {
          if (isStopped) return;
          stop = onSnapshot(
            visibleQuery(database, reviewId, who),
            { includeMetadataChanges: true },
            (snapshot) => {
              // What the browser still knows is not what the database has: the connection is lost.
              if (snapshot.metadata.fromCache) return onError(refusalOf('unavailable'));
              thread.apply({ event: 'snapshot', data: messagesOf(snapshot) });
              watch.show();
            },
            fail,
          );
        });
      watches.add(watch);
      asPerson(listen).catch((error: unknown) => {
        if (!isStopped) onError(realtimeErrorOf(error));
      });
      return () => {
        isStopped = true;
        watches.delete(watch);
        stop();
      };
    },

    async add(message) {
      const text = checkedText(message.text);
      return asPerson(async (who) => {
        await addMessage(database, who, { ...message, text });
        const added = messageOf(await getDoc(doc(database, 'messages', message.id)));
        if (added === null) throw refusalOf('unavailable');
        for (const watch of watches) {
          if (watch.reviewId !== message.reviewId || !watch.thread.isKnown) continue;
          watch.thread.put(added);
          watch.show();
        }
        return added;
      });
    },

    markRead(id) {
      return asPerson(async ({ party }) => {
        const read = messageOf(await getDoc(doc(database, 'messages', id)));
        if (read === null) throw refusalOf('permission-denied');
        const unread = await getDocs(unreadQuery(database, read.sql_id, party));
        const older = messagesOf(unread).filter(({ created }) => created <= read.created);
        const batch = writeBatch(database);
        for (const each of new Set([id, ...older.map((message) => message.id)]))
          batch.update(doc(database, 'messages', each), { read: true });
        await batch.commit();
      });
    },

    async feature(alias) {
      return asPerson(async ({ uid, asiel }) => {
        const found = await getDocs(query(collection(database, 'features'), where('alias', '==', alias), limit(1)));
        return isFeatureOn(featureOf(found), { environment, asiel, uid });
      });
    },
  };
}

/** The store of this page: the session and the project of `loadIdentity`, nothing kept on the device. */
export async function openFirestoreStore(config: PortalConfig): Promise<RealtimeStore> {
  await loadIdentity(config);
  const auth = getAuth(getApp());
  const database = initializeFirestore(getApp(), { localCache: memoryLocalCache() });
  const person = async (isFresh?: boolean) => {
    const token = await auth.currentUser?.getIdTokenResult(isFresh);
    if (!auth.currentUser || !token) return null;
    const { usertype, asiel_uuidkey: shelter, asiel } = token.claims;
    return {
      uid: auth.currentUser.uid,
      party: typeof shelter === 'string' ? shelter : auth.currentUser.uid,
      isAdmin: usertype === UserType.admin,
      asiel: typeof asiel === 'number' ? asiel : null,
    };
  };
  return firestoreStore({ database, environment: config.environment, person });
}
