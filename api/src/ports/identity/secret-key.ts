import { join } from 'node:path';
import { randomSecret } from '../../lib/secret';
import { readOrMakeSecret } from '../../lib/secret-file';

/** The installation's secret in DATA_DIR, made at the first start. */
export const readOrMakeSecretKey = (dataDirectory: string): Promise<string> =>
  readOrMakeSecret(join(dataDirectory, 'secret-key'), randomSecret);
