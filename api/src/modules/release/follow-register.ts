import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Database } from '../../ports/database/port';
import type { LiveRegister } from './live-register';

/** Milliseconds between two looks at the table: what covers a lost notification. */
const POLL_MS = 5000;

/** Keeps the register in memory at the newest generation: at start, at every notification, every five seconds, after a lost connection. */
export function followRegister(
  live: LiveRegister,
  database: Pick<Database, 'listen' | 'onReconnect'>,
  pollMs = POLL_MS,
) {
  return fastifyPlugin(
    async (app: FastifyInstance) => {
      let timer: NodeJS.Timeout | undefined;
      let unlisten: (() => Promise<void>) | undefined;
      const refresh = () => void live.refresh().catch((error) => app.log.warn({ err: error }, 'register not read'));
      app.addHook('onReady', async () => {
        unlisten = await database.listen('catalog', (notice) => notice.startsWith('register ') && refresh());
        database.onReconnect(refresh);
        await live.refresh();
        timer = setInterval(refresh, pollMs).unref();
      });
      app.addHook('onClose', async () => {
        clearInterval(timer);
        await unlisten?.();
      });
    },
    { name: 'follow-register' },
  );
}
