/** What the release commands have in common: arguments, address and key of the portal, one sentence at the end, exit status. */
import { parseArgs } from 'node:util';

/**
 * @param options the command's own options, as parseArgs takes them
 * @param work gets { part, portal, key, options } and resolves with the sentence to print
 */
export async function releaseCommand(options, work) {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { portal: { type: 'string', default: process.env.PORTAL_URL ?? 'http://localhost:3000' }, ...options },
    });
    const [part] = positionals;
    if (!part) throw new Error('Noem het onderdeel, bijvoorbeeld: -- mf-search');
    const key = process.env.PORTAL_DEPLOY_KEY;
    if (!key) throw new Error('Zet de sleutel van dit onderdeel in PORTAL_DEPLOY_KEY.');
    console.log(await work({ part, portal: values.portal, key, options: values }));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
