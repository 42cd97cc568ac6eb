/**
 * Publishes a build: the one road for teams and for `npm start` (docs/federation.md#publishing). A failure changes nothing for visitors.
 */
import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';
import { namesProblems, problemsOf, versionProblems } from './check-release.mjs';
import { PublishError, portalClient, reasonOf } from './portal-client.mjs';
import { readRelease } from './read-release.mjs';
import { signRelease } from './sign-release.mjs';

/** Teams that publish at once take turns: each waits a random while before it tries again, so they do not meet for ever. */
const TRIES = 10;
const PAUSE_MS = 300;
const PARALLEL_UPLOADS = 6;

/**
 * @param part 'shell' or the name of a remote
 * @param options directory: the part's folder; dist: the folder of the build, by default `dist` inside; portal: its address; key: deploy
 *   key; signingKey: the private key that goes with it; canary: percent of the visitors, or none; isTeam: a team publishes, whose every content has a version of its own; acceptStranded: publish a shell although a remote in the register no longer fits it
 * @returns 'published' or 'current' when the portal already has this build
 */
export async function publishPart(part, { directory, dist, portal, key, signingKey, canary, isTeam, acceptStranded }) {
  const built = await readRelease(part, directory, dist);
  const client = portalClient({ portal, key });
  const register = await client.register();
  if (canary === undefined && currentBuild(register, part) === built.release.build) return 'current';
  const problems = [
    ...problemsOf(part, built),
    ...namesProblems(built.release, register.shell),
    ...(isTeam ? versionProblems(part, built.release, releasesOf(register, part)) : []),
  ];
  if (problems.length > 0) throw new PublishError(`${part} kan niet worden gepubliceerd:\n  ${problems.join('\n  ')}`);
  const limit = pLimit(PARALLEL_UPLOADS);
  const uploads = limit.map(built.files, ([file, bytes]) => client.putFile(part, file, bytes));
  // The first failure stops the rest.
  await uploads.finally(() => limit.clearQueue());
  await readBack(client, built);
  const publication = { part, release: built.release, canary, ...(part === 'shell' && { acceptStranded }) };
  await changeRegister(client, part, (generation) => signRelease(signingKey, { ...publication, generation }));
  return 'published';
}

function currentBuild(register, part) {
  if (part === 'shell') return register.shell?.hash;
  return register.remotes.find((row) => row.name === part)?.current.build;
}

/** What the register lists of a part. @returns {{ version: string, build: string }[]} */
function releasesOf({ shell, remotes }, part) {
  if (part === 'shell') return shell ? [{ version: shell.version, build: shell.hash }] : [];
  const row = remotes.find(({ name }) => name === part);
  return [row?.current, row?.previous, row?.canary?.release].filter(Boolean);
}

/** One file of each kind must come back as it was sent. */
async function readBack(client, { release, files }) {
  const kinds = new Map([...files.keys()].map((name) => [name.split('.').at(-1), name]));
  for (const name of kinds.values()) {
    const answer = await client.readBack(release.base + name);
    const hash = createHash('sha384')
      .update(Buffer.from(await answer.arrayBuffer()))
      .digest('base64');
    if (!answer.ok || `sha384-${hash}` !== release.files[name]) {
      throw new PublishError(
        `${release.base}${name} komt niet terug zoals het is verstuurd (antwoord ${answer.status})`,
      );
    }
  }
}

/** Another team may publish in between: then the register is read again, at most ten times. `bodyOf` gets the generation that was read. */
export async function changeRegister(client, part, bodyOf) {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const { generation } = await client.register();
    const answer = await client.change(part, bodyOf(generation), generation);
    if (answer.ok) return;
    if (answer.status !== 412) throw new PublishError(await reasonOf(answer, part));
    await setTimeout(Math.random() * PAUSE_MS);
  }
  throw new PublishError(`${part}: ${TRIES} keer publiceerde een ander team tegelijk; probeer het opnieuw`);
}
