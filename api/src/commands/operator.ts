import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config';
import { DirectoryInUseError } from '../ports/database/lock';
import { databaseDirectory, openDatabase } from '../ports/database/open';
import { OperatorRefused } from './operator/context';
import { askRunningPortal } from './operator/control-socket';
import { runOperatorCommand } from './operator/operator-commands';

const USAGE = `npm run admin -- create --email … [--another]
npm run admin -- mail --to … | --id …
npm run audit -- verify [--id … --hash …]
npm run keys -- rotate [--leaked]
npm run keys -- reseal
npm run deploy-key -- create --part mf-… [--label …]
npm run deploy-key -- list [--part mf-…]
npm run deploy-key -- revoke --part mf-… [--key …]`;

const NAMES: Readonly<Record<string, string>> = {
  'admin create': 'admin.create',
  'admin mail': 'mail.newest',
  'audit verify': 'audit.verify',
  'keys rotate': 'keys.rotate',
  'keys reseal': 'keys.reseal',
  'deploy-key create': 'deploy-key.create',
  'deploy-key list': 'deploy-key.list',
  'deploy-key revoke': 'deploy-key.revoke',
};

/** The command of the arguments. Throws OperatorRefused with the usage for anything else. */
function readCommand(list: readonly string[]): object {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...list],
      options: {
        email: text,
        another: { type: 'boolean' },
        to: text,
        id: text,
        part: text,
        label: text,
        key: text,
        hash: text,
        leaked: { type: 'boolean' },
      },
      allowPositionals: true,
    });
    const name = NAMES[positionals.join(' ')];
    if (name !== undefined) return { name, ...values };
  } catch {
    // An option that does not exist: the usage says which ones do.
  }
  throw new OperatorRefused(USAGE);
}

/** `npm run admin`, `audit`, `keys` and `deploy-key`: by the running portal when it holds the embedded database, otherwise in the database itself. */
async function main(): Promise<string> {
  const command = readCommand(process.argv.slice(2));
  const config = readConfig(process.env);
  const answer = config.DATABASE_URL ? undefined : await askRunningPortal(config.DATA_DIR, command);
  if (answer !== undefined) return answer;
  const database = await openDatabase({
    databaseUrl: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
    dataDirectory: databaseDirectory(config.DATA_DIR),
  });
  try {
    return await runOperatorCommand({ database, config, now: () => new Date() }, command);
  } finally {
    await database.close();
  }
}

main().then(
  (output) => console.info(output),
  (error: unknown) => {
    const isSaid = [OperatorRefused, ConfigError, DirectoryInUseError].some((kind) => error instanceof kind);
    console.error(isSaid ? (error as Error).message : error);
    process.exitCode = 1;
  },
);
