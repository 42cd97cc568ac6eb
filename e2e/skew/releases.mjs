/** The two releases of each part: what they are, what fits, and how the present ones come into a portal of the previous ones. */
import { join } from 'node:path';
import { publishPart } from '@portal/shared/scripts/release/publish.mjs';

/**
 * @param {Record<string, string>} trees part → tree of its previous release
 * @returns {Promise<Record<string, { previous?: object, this: object }>>} part → both releases, as the register would name them; a new part has one
 */
export async function releasesOf(parts, trees, root) {
  const releases = {};
  for (const part of parts) {
    const previous = trees[part] && (await releaseIn(trees[part], part));
    releases[part] = { ...(previous && { previous }), this: await releaseIn(root, part) };
  }
  return releases;
}

/** A release as the tree that built it reads it. */
async function releaseIn(tree, part) {
  const { readRelease } = await import(join(tree, 'shared/scripts/release/read-release.mjs'));
  const { release } = await readRelease(part, join(tree, part));
  return release;
}

/** Names that the present release of each remote takes and the doors of the previous shell lack: it must be refused there, and no other. */
export function missingAt({ shell, ...remotes }) {
  const { doors } = shell.previous;
  return Object.fromEntries(
    Object.entries(remotes).map(([part, both]) => {
      const { uses = {} } = both.this;
      const lacking = ([door, names]) =>
        names.filter((name) => !doors[door]?.includes(name)).map((name) => `${door} ${name}`);
      return [part, doors ? Object.entries(uses).flatMap(lacking) : []];
    }),
  );
}

/**
 * Publishes parts that have no release before, to the previous shell and api. What is refused there comes to a portal after the present ones, so nothing
 * older ever runs beside it.
 * @param {(line: string) => void} say
 * @returns {Promise<string[]>} the parts that are there from now on, in all rows
 */
export async function publishNew({ parts, root, say, ...portal }) {
  const taken = [];
  for (const part of parts) {
    try {
      await publishPart(part, { directory: join(root, part), ...portal });
      taken.push(part);
      say(`${part}: new, and published to the previous shell`);
    } catch (error) {
      say(`${part}: new, and nothing older runs beside it, for it is refused there: ${error.message}`);
    }
  }
  return taken;
}

/**
 * Publishes the present releases: each remote to the previous shell, where those that lack a name must be refused for it and the others must not; then the
 * shell, and those that waited for it.
 * @returns {Promise<string[]>} a line for each
 * @throws when a release is refused that fits, or taken that does not
 */
export async function publishThis({ parts, releases, missing, root, ...portal }) {
  const publish = (part) => publishPart(part, { directory: join(root, part), ...portal });
  const lines = [];
  const waiting = [];
  for (const part of parts.filter((name) => name !== 'shell')) {
    const refusal = await publish(part).then(
      () => undefined,
      (error) => error.message,
    );
    const unsaid = missing[part].filter((name) => !refusal?.includes(name));
    if (unsaid.length > 0)
      throw new Error(`${part} takes ${unsaid} of the doors; the previous shell lacks it, and said: ${refusal}`);
    if (refusal && missing[part].length === 0)
      throw new Error(`${part} fits the previous shell, but was refused: ${refusal}`);
    if (refusal) waiting.push(part);
    lines.push(
      `${part}: ${refusal ? `waits for a shell with ${missing[part].length} more names` : 'published to the previous shell'}`,
    );
  }
  for (const part of ['shell', ...waiting]) lines.push(`${part}: ${await publish(part)}`);
  return lines.concat(sameBuilds(parts, releases));
}

const sameBuilds = (parts, releases) =>
  parts
    .filter((part) => releases[part].previous.build === releases[part].this.build)
    .map((part) => `${part} has not changed since its previous release: nothing to compare`);
