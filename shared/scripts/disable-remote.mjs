/** `npm run disable -- mf-search --reason "…"` switches a remote off; `--enable` switches it on again. */
import { portalClient } from './release/portal-client.mjs';
import { changeRegister } from './release/publish.mjs';
import { releaseCommand } from './release/release-command.mjs';

await releaseCommand(
  { reason: { type: 'string' }, enable: { type: 'boolean' } },
  async ({ part, portal, key, options }) => {
    if (!options.enable && !options.reason) throw new Error('Geef met --reason de tekst die bezoekers zien.');
    const body = options.enable ? { action: 'enable' } : { action: 'disable', reason: options.reason };
    await changeRegister(portalClient({ portal, key }), part, () => body);
    return options.enable ? `${part}: weer ingeschakeld` : `${part}: uitgeschakeld`;
  },
);
