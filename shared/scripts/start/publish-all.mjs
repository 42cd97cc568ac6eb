/** Publishes the built parts to the portal that was just started: the shell first, because the remotes are checked against it. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishPart } from '../release/publish.mjs';
import { PARTS } from '../workspaces.mjs';

const root = join(fileURLToPath(new URL('.', import.meta.url)), '../../..');

/** Parts whose build is already current cost one read of the register. */
export async function publishAll({ portal, key, signingKey }) {
  for (const part of PARTS) {
    await publishPart(part, { directory: join(root, part), portal, key, signingKey, acceptStranded: true });
  }
}
