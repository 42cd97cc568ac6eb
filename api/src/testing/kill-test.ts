import { readFileSync } from 'node:fs';
import { openDatabase } from '../ports/database/open';
import { missingWrites, writeUntilFailure } from './acknowledged-writes';

/**
 * The process that is killed in the durability test: `tsx kill-test.ts <data directory> <file>`. It opens the embedded database as the
 * api does, says which of the writes in the file it does not find, and writes until its end; each confirmed write is one line on standard
 * output, which a pipe takes synchronously.
 */
const [dataDirectory = '', confirmed = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDirectory });
const missing = await missingWrites(database, JSON.parse(readFileSync(confirmed, 'utf8')));
process.stdout.write(`missing ${JSON.stringify(missing)}\n`);
await writeUntilFailure(database, ({ table, id }) => process.stdout.write(`${table} ${id}\n`));
process.exit(1);
