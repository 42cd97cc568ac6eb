/** `npm run publish:remote -- mf-search [--canary 5] [--portal https://…]`; the deploy key stands in PORTAL_DEPLOY_KEY. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildParts } from './build.mjs';
import { publishPart } from './release/publish.mjs';
import { releaseCommand } from './release/release-command.mjs';

const root = join(fileURLToPath(new URL('.', import.meta.url)), '../..');

await releaseCommand({ canary: { type: 'string' } }, async ({ part, portal, key, options }) => {
  await buildParts([part]);
  const canary = options.canary === undefined ? undefined : Number(options.canary);
  const result = await publishPart(part, { directory: join(root, part), portal, key, canary });
  return result === 'current' ? `${part}: deze versie is al de huidige` : `${part}: gepubliceerd`;
});
