import { ConfigError, readConfig } from '../config';
import { DirectoryInUseError } from '../ports/database/lock';
import { readKeepArguments } from './keep/arguments';
import { runKeepCommand } from './keep/keep-commands';
import { KeepRefused } from './keep/refused';
import { OperatorRefused } from './operator/context';

const FILES_ELSEWHERE =
  'Photos and releases lie in the bucket of BLOBS_URL, which this command leaves as it is: docs/running.md says how to keep it.';

/** `npm run backup`, `npm run restore` and `npm run move` (decision 096). */
async function main(): Promise<string> {
  const command = readKeepArguments(process.argv.slice(2));
  const {
    DATABASE_URL: url,
    DATABASE_DIRECT_URL: databaseUrl = url,
    DATA_DIR: dataDir,
    BLOBS_URL: store,
  } = readConfig(process.env);
  const output = await runKeepCommand(command, { databaseUrl, dataDir }, new Date());
  return store ? `${output}\n${FILES_ELSEWHERE}` : output;
}

main().then(
  (output) => console.info(output),
  (error: unknown) => {
    const isSaid = [KeepRefused, OperatorRefused, ConfigError].some((kind) => error instanceof kind);
    if (error instanceof DirectoryInUseError) console.error(`${error.message} Stop the portal first.`);
    else console.error(isSaid ? (error as Error).message : error);
    process.exitCode = 1;
  },
);
