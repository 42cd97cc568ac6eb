/** `npm run canary -- mf-search --percent 25`, `--promote` or `--abort`: widens a release on trial, makes it current, or drops it. */
import { portalClient } from './release/portal-client.mjs';
import { changeRegister } from './release/publish.mjs';
import { releaseCommand } from './release/release-command.mjs';

const OPTIONS = { percent: { type: 'string' }, promote: { type: 'boolean' }, abort: { type: 'boolean' } };

await releaseCommand(OPTIONS, async ({ part, portal, key, options }) => {
  const body = bodyOf(options);
  await changeRegister(portalClient({ portal, key }), part, () => body);
  return `${part}: canary aangepast`;
});

function bodyOf({ percent, promote, abort }) {
  if (promote) return { action: 'promote' };
  if (abort) return { action: 'abort' };
  if (percent === undefined) throw new Error('Geef --percent, --promote of --abort.');
  return { action: 'canary', percent: Number(percent) };
}
