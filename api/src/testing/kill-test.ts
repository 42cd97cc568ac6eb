import { openDatabase } from '../ports/database/open';
import { writeUntilFailure } from './acknowledged-writes';

/**
 * The process that is killed in the durability test: `tsx kill-test.ts <data directory>`. It opens the embedded database as the
 * api does and writes until its end; each confirmed write is one line on standard output, which a pipe takes synchronously.
 */
const [dataDirectory = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDirectory });
await writeUntilFailure(database, ({ table, id }) => process.stdout.write(`${table} ${id}\n`));
process.exit(1);
