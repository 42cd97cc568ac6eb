import { randomUUID } from 'node:crypto';
import type { Runner } from '../../../lib/runner';
import type { Database } from '../../../ports/database/port';
import { type SeenOnce, type SeenOnceOptions, type Sight, seenOnce } from './seen-once';

const CHANNEL = 'animal_seen';

/** Milliseconds between two notices, and characters of one: PostgreSQL takes 8000. */
const TELL_MS = 1000;
const NOTICE_MAX = 7000;

/** Sights that wait at most: more are not told, and may count once more at another process. */
const WAITING_MAX = 5000;

const WORDS = 3;
const WORD_BYTES = 4;

/** In base64: the words of both tokens, then the ids, all of 32 bits. */
function packed({ visitor, place, ids }: Sight): string {
  return Buffer.from(Uint32Array.from([...visitor, ...place, ...ids]).buffer).toString('base64url');
}

function unpacked(day: string, text: string): Sight {
  const bytes = Buffer.from(text, 'base64url');
  const words = Array.from({ length: bytes.length / WORD_BYTES }, (_, i) => bytes.readUInt32LE(i * WORD_BYTES));
  return { day, visitor: words.slice(0, WORDS), place: words.slice(WORDS, 2 * WORDS), ids: words.slice(2 * WORDS) };
}

export interface ToldSightsOptions extends Pick<SeenOnceOptions, 'bits' | 'saltOf'> {
  database: Pick<Database, 'query' | 'listen' | 'engine'>;
  onError?: ((error: unknown) => void) | undefined;
}

/** `seenOnce` of several processes: each tells the others once a second, by notices, what it counted. A lost notice counts once more. */
export function toldSights({ database, onError, ...options }: ToldSightsOptions): { seen: SeenOnce } & Runner {
  const self = randomUUID();
  let waiting: Sight[] = [];
  let timer: NodeJS.Timeout | undefined;
  let unlisten: (() => Promise<void>) | undefined;
  const isAlone = database.engine === 'pglite';

  const onSight = (sight: Sight) => {
    if (!isAlone && waiting.length < WAITING_MAX) waiting.push(sight);
  };
  const seen = seenOnce({ ...options, onSight });

  function learn(notice: string): void {
    const [sender, day = '', ...sights] = notice.split(' ');
    if (sender !== self) for (const sight of sights) seen.learn(unpacked(day, sight));
  }

  async function tell(): Promise<void> {
    const sights = waiting;
    waiting = [];
    try {
      for (const notice of noticesOf(self, sights)) await database.query('SELECT pg_notify($1, $2)', [CHANNEL, notice]);
    } catch (error) {
      onError?.(error);
    }
  }

  return {
    seen,
    async start() {
      if (isAlone) return;
      unlisten = await database.listen(CHANNEL, learn);
      timer = setInterval(() => void tell(), TELL_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      await unlisten?.();
      await tell();
    },
  };
}

function noticesOf(sender: string, sights: readonly Sight[]): string[] {
  const notices: string[] = [];
  let open = { day: '', text: '' };
  for (const sight of sights) {
    const word = ` ${packed(sight)}`;
    if (open.day !== sight.day || open.text.length + word.length > NOTICE_MAX) {
      if (open.text) notices.push(open.text);
      open = { day: sight.day, text: `${sender} ${sight.day}` };
    }
    open.text += word;
  }
  return open.text ? [...notices, open.text] : notices;
}
