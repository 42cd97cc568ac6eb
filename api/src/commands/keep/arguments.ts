import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { KeepRefused } from './refused';

const USAGE = `npm run backup -- --to <folder of backups> [--keep-days 35]
npm run restore -- --from <a backup, or the folder of backups for the newest>
npm run move -- --to postgres://user:password@host/database
npm run move -- --to embedded`;

export type KeepCommand =
  | { name: 'backup'; to: string; keepDays?: number }
  | { name: 'restore'; from: string }
  | { name: 'move'; databaseUrl: string | undefined };

/** Reads the command; folders are relative to where `npm run` was typed. Throws KeepRefused with the usage. */
export function readKeepArguments(
  list: readonly string[],
  typedIn = process.env.INIT_CWD ?? process.cwd(),
): KeepCommand {
  const { name, to, from, 'keep-days': days } = parsed(list);
  if (name === 'backup' && to && !from) {
    if (days === undefined) return { name, to: resolve(typedIn, to) };
    if (/^[1-9]\d{0,3}$/.test(days)) return { name, to: resolve(typedIn, to), keepDays: Number(days) };
  }
  if (days !== undefined) throw new KeepRefused(USAGE);
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
      options: { to: text, from: text, 'keep-days': text },
      allowPositionals: true,
    });
    return { name: positionals.join(' '), ...values };
  } catch {
    throw new KeepRefused(USAGE); // an option that does not exist
  }
}
