import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { KeepRefused } from './refused';

const USAGE = `npm run backup -- --to <folder of backups>
npm run restore -- --from <a backup, or the folder of backups for the newest>
npm run move -- --to postgres://user:password@host/database
npm run move -- --to embedded`;

export type KeepCommand =
  | { name: 'backup'; to: string }
  | { name: 'restore'; from: string }
  | { name: 'move'; databaseUrl: string | undefined };

/** Reads the command; folders are relative to where `npm run` was typed. Throws KeepRefused with the usage. */
export function readKeepArguments(
  list: readonly string[],
  typedIn = process.env.INIT_CWD ?? process.cwd(),
): KeepCommand {
  const { name, to, from } = parsed(list);
  if (name === 'backup' && to && !from) return { name, to: resolve(typedIn, to) };
  if (name === 'restore' && from && !to) return { name, from: resolve(typedIn, from) };
  if (name === 'move' && to === 'embedded') return { name, databaseUrl: undefined };
  if (name === 'move' && to && /^postgres(ql)?:\/\//.test(to)) return { name, databaseUrl: to };
  throw new KeepRefused(USAGE);
}

function parsed(list: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...list],
      options: { to: text, from: text },
      allowPositionals: true,
    });
    return { name: positionals.join(' '), ...values };
  } catch {
    throw new KeepRefused(USAGE); // an option that does not exist
  }
}
