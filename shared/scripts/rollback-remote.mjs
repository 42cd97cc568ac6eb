/** `npm run rollback -- mf-search`: the previous release becomes the current one again, and the other way round. */
import { portalClient } from './release/portal-client.mjs';
import { changeRegister } from './release/publish.mjs';
import { releaseCommand } from './release/release-command.mjs';

await releaseCommand({}, async ({ part, portal, key }) => {
  await changeRegister(portalClient({ portal, key }), part, () => ({ action: 'rollback' }));
  return `${part}: teruggezet naar de vorige versie`;
});
