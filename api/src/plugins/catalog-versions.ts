import type { Database } from '../ports/database/port';

/** Milliseconds between two looks at the table, which cover a lost notification: an animal that was placed is gone within two seconds. */
export const POLL_MS = 1000;

/** How often each catalogue (animal, photo, shelter, review, article, news_item, feature, register) changed, as far as this process knows. */
export interface CatalogVersions {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** One text for the present state of the named catalogues; another text means that something changed. Only this process compares it. */
  of(names: readonly string[]): string;
  /** Raises a catalogue that lives in this process alone, such as the search index. */
  raise(name: string): void;
}

/**
 * Follows `catalog_version`: a NOTIFY ('animal 17') raises the catalogue at once, a poll and every new LISTEN connection compare with the
 * table, so that a lost notification is found within `pollMs`. Each version raises once, whichever of them tells it first.
 */
export function catalogVersions(
  database: Pick<Database, 'query' | 'listen' | 'onReconnect'>,
  pollMs = POLL_MS,
): CatalogVersions {
  const generations = new Map<string, number>();
  const stored = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let unlisten: (() => Promise<void>) | undefined;

  const raise = (name: string) => {
    generations.set(name, (generations.get(name) ?? 0) + 1);
  };
  const onNotification = (notice: string) => {
    const [name = '', version] = notice.split(' ');
    const v = Number(version);
    if (v <= (stored.get(name) ?? -1)) return;
    stored.set(name, v);
    raise(name);
  };
  const compare = async () => {
    const before = new Map(stored);
    const { rows } = await database.query<{ name: string; v: number }>('SELECT name, v FROM catalog_version');
    for (const { name, v } of rows) {
      // What a notification told meanwhile is newer than this result.
      if (stored.get(name) !== before.get(name) || stored.get(name) === v) continue;
      stored.set(name, v);
      raise(name);
    }
  };
  // A database that is away now is asked again at the next poll; until then the answers stay as they are. One that is slow is asked once.
  let isComparing = false;
  const compareQuietly = async () => {
    if (isComparing) return;
    isComparing = true;
    await compare().catch(() => undefined);
    isComparing = false;
  };

  return {
    async start() {
      unlisten = await database.listen('catalog', onNotification);
      database.onReconnect(() => void compareQuietly());
      await compare();
      timer = setInterval(() => void compareQuietly(), pollMs).unref();
    },
    async stop() {
      clearInterval(timer);
      await unlisten?.();
    },
    of: (names) => names.map((name) => generations.get(name) ?? 0).join('.'),
    raise,
  };
}
