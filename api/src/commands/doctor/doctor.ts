import { existsSync } from 'node:fs';
import { ConfigError, readConfig } from '../../config';
import { DirectoryInUseError } from '../../ports/database/lock';
import { databaseDirectory } from '../../ports/database/open';
import { openServer, openStopped } from '../keep/source';
import { OperatorRefused } from '../operator/context';
import { askRunningPortal } from '../operator/control-socket';
import { checkBackup, checkFolder, checkKeys } from './check-folder';
import { type Inside, lookInside } from './check-inside';
import { checkMail, checkOrigin, checkStore } from './check-network';
import { type Finding, good, reasonOf, wrong } from './finding';

type Variables = Readonly<Record<string, string | undefined>>;

/** Looks at all that a portal needs, and leaves it as it is. With settings that are wrong there is nothing else to look at. */
export async function examine(environment: Variables, now: () => Date): Promise<Finding[]> {
  let config: ReturnType<typeof readConfig>;
  try {
    config = readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n').map((sentence) => wrong(sentence));
    throw error;
  }
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: databaseUrl = url, DATA_DIR: dataDir } = config;
  const isNew = databaseUrl === undefined && !existsSync(databaseDirectory(dataDir));
  const inside = isNew
    ? only(good('There is no database yet: the first start makes it.'))
    : await openAndLook(config, now);
  return [
    good('The settings can be read.'),
    checkTimeZone(),
    await checkFolder(dataDir),
    await checkKeys(dataDir, { hasSecretSetting: config.SECRET_KEY !== undefined, isNew }),
    ...inside.findings,
    ...(config.BLOBS_URL ? [await checkStore(config.BLOBS_URL)] : []),
    ...(config.SMTP_URL
      ? [await checkMail(config.SMTP_URL)]
      : [good('No mail server is set: admins read the outbox.')]),
    ...(environment.PUBLIC_ORIGIN ? [await checkOrigin(config.PUBLIC_ORIGIN)] : []),
    ...(isNew ? [] : [await checkBackup(dataDir, now(), inside)]),
  ];
}

/** Days of the portal are those of Amsterdam, wherever the machine is. */
function checkTimeZone(): Finding {
  const summer = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', hour: 'numeric' });
  if (summer.format(new Date('2026-07-01T12:00Z')).startsWith('14'))
    return good('The time zone of Amsterdam is known.');
  return wrong('This Node does not know the time zone of Amsterdam: use one with all of ICU.');
}

/** The database as a stopped portal left it, or as the running one tells of it. */
async function openAndLook(config: ReturnType<typeof readConfig>, now: () => Date): Promise<Inside> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = config;
  try {
    const running = databaseUrl ? undefined : await askRunningPortal(dataDir, { name: 'database.check' });
    if (running !== undefined) {
      const { findings, isDemo } = JSON.parse(running) as Inside;
      return { findings: [good('The portal runs, and has its database open.'), ...findings], isDemo };
    }
    const source = databaseUrl
      ? await openServer(databaseUrl).then((database) => ({ database, close: () => database.close() }))
      : await openStopped(dataDir);
    return await lookInside(source.database, config, now).finally(() => source.close());
  } catch (error) {
    if (error instanceof DirectoryInUseError) return only(good('The portal runs, and has its database open.'));
    if (error instanceof OperatorRefused) return only(wrong(`The running portal does not answer: ${error.message}`));
    const advice = databaseUrl
      ? 'check DATABASE_URL, and that the server runs'
      : 'put a backup back into another DATA_DIR';
    return only(wrong(`The database cannot be opened (${reasonOf(error)}): ${advice}.`));
  }
}

const only = (finding: Finding): Inside => ({ findings: [finding], isDemo: false });
