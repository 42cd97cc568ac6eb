import { Register, rootPath } from '@portal/shared/contract';
import { seenBy, unpackNames } from '@portal/shared/domain';
import { localStore } from '@portal/shared/platform';
import { pause } from './deadline';
import { rememberAnswerTime } from './network-pace';

/** Times of reading the register over the network, in milliseconds (docs/federation.md#start-of-a-page). */
const ANSWER_MS = 2000;
const TRIES = 2;
const PAUSE_MS = 250;

const COPY_KEY = 'register';
const COPY_MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * The register at boot: the copy in the page, else the network, else the last good copy of this browser, else null. Null means that the
 * shell shows only its own pages.
 */
export async function bootRegister(): Promise<Register | null> {
  return inlinedRegister() ?? (await fetchRegister()) ?? storedRegister();
}

function inlinedRegister(): Register | null {
  const text = document.getElementById('register')?.textContent;
  const register = text ? parseRegister(text) : null;
  if (register) storeRegister(register);
  return register;
}

/**
 * The register over the network, or null after two tries; remembers a good answer and how long it took. It may name a newer shell than this
 * one: its releases are judged by what this one serves.
 */
export async function fetchRegister(): Promise<Register | null> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const register = await readOnce();
    if (register) return register;
    if (attempt < TRIES) await pause(PAUSE_MS);
  }
  return null;
}

async function readOnce(): Promise<Register | null> {
  const started = performance.now();
  try {
    const answer = await fetch(rootPath.register(), { cache: 'no-cache', signal: AbortSignal.timeout(ANSWER_MS) });
    const found = answer.ok ? parseRegister(await answer.text()) : null;
    rememberAnswerTime(performance.now() - started);
    if (!found) return null;
    const { SERVES } = await import('./serves');
    const register = seenBy(found, SERVES);
    storeRegister(register);
    return register;
  } catch (error) {
    console.error('The register could not be read.', error);
    return null;
  }
}

/** What a text holds: a boot view is a register whose releases list fewer files. */
function parseRegister(text: string): Register | null {
  try {
    return Register.parse(unpackNames(JSON.parse(text)));
  } catch (error) {
    console.error('The register is not usable.', error);
    return null;
  }
}

const storeRegister = (register: Register) =>
  localStore.set(COPY_KEY, JSON.stringify({ storedAt: Date.now(), shell: __BUILD__, register }));

/** The copy of this browser, when it was judged for this shell. */
function storedRegister(): Register | null {
  const copy = localStore.get(COPY_KEY);
  if (copy === null) return null;
  try {
    const { storedAt, shell, register } = JSON.parse(copy) as { storedAt: number; shell: string; register: unknown };
    const isGood = shell === __BUILD__ && Date.now() - storedAt < COPY_MAX_AGE_MS;
    return isGood ? Register.parse(register) : null;
  } catch {
    return null;
  }
}
