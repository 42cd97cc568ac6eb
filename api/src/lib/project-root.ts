import { fileURLToPath } from 'node:url';

/** The folder of the clone, with package.json, `.cache` and, unless DATA_DIR says otherwise, `.data`. */
export const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));
