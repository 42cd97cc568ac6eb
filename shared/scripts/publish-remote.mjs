/** `npm run publish:remote -- mf-search [--canary 5] [--portal https://…]`; the team's pair of keys stands in PORTAL_DEPLOY_KEY and PORTAL_SIGNING_KEY. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildParts } from './build.mjs';
import { publishPart } from './release/publish.mjs';
import { releaseCommand } from './release/release-command.mjs';

const root = join(fileURLToPath(new URL('.', import.meta.url)), '../..');

await releaseCommand({ canary: { type: 'string' } }, async ({ part, portal, key, options }) => {
  const signingKey = process.env.PORTAL_SIGNING_KEY;
  if (!signingKey) throw new Error('Zet de ondertekensleutel van dit onderdeel in PORTAL_SIGNING_KEY.');
  await buildParts([part]);
  const canary = options.canary === undefined ? undefined : Number(options.canary);
  const result = await publishPart(part, {
    directory: join(root, part),
    portal,
    key,
    signingKey,
    canary,
    isTeam: true,
  });
  return result === 'current' ? `${part}: deze versie is al de huidige` : `${part}: gepubliceerd`;
});
