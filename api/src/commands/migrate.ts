import { readConfig } from '../config';
import { databaseDirectory, openDatabase } from '../ports/database/open';

/** `npm run migrate`: brings the configured database to the newest form and says so. Refused while an api uses the embedded engine. */
const config = readConfig(process.env);
const database = await openDatabase({
  databaseUrl: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
  dataDirectory: databaseDirectory(config.DATA_DIR),
});
console.log(`The ${database.engine} database is up to date.`);
await database.close();
