/**
 * `npm run publish:all [-- --portal https://…]`: builds what changed and publishes every part, the shell first, for who runs a whole portal. PORTAL_DEPLOY_KEY or
 * DEPLOY_KEY is the portal's own key; PORTAL_SIGNING_KEY its `signing-key`, or PORTAL_SIGNING_KEY_FILE the path of that file.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildParts } from './build.mjs';
import { publishAll } from './start/publish-all.mjs';

const { PORTAL_URL = 'http://localhost:3000', PORTAL_DEPLOY_KEY, DEPLOY_KEY } = process.env;
const { PORTAL_SIGNING_KEY, PORTAL_SIGNING_KEY_FILE: file } = process.env;

try {
  const { values } = parseArgs({ options: { portal: { type: 'string', default: PORTAL_URL } } });
  const key = PORTAL_DEPLOY_KEY || DEPLOY_KEY;
  if (!key) throw new Error('Zet de sleutel van het portaal in PORTAL_DEPLOY_KEY.');
  const signingKey = PORTAL_SIGNING_KEY || (file && readFileSync(file, 'utf8').trim());
  if (!signingKey)
    throw new Error('Zet de ondertekensleutel in PORTAL_SIGNING_KEY, of zijn bestand in PORTAL_SIGNING_KEY_FILE.');
  await buildParts();
  await publishAll({ portal: values.portal, key, signingKey });
  console.log(`Alle onderdelen zijn gepubliceerd op ${values.portal}.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
