import { createHash } from 'node:crypto';
import { Register } from '@portal/shared/contract';
import { verifyAudit } from '../../commands/operator/verify-audit';
import { fileKey } from '../../modules/release';
import type { TestPortal } from '../portal';
import type { Promised } from './steps';
import type { World } from './world';

/** What a portal that starts again has not kept of its promises; empty is what must be. */
export async function brokenPromises(portal: TestPortal, world: World, promised: Promised): Promise<string[]> {
  return [
    ...(await missingRows(portal, promised)),
    ...(await wrongFavourite(portal, world, promised)),
    ...(await wrongCounter(portal, world)),
    ...(await wrongRegister(portal, promised)),
    ...(await brokenLogs(portal)),
  ];
}

/** Each row is looked for through the index and in the table itself. */
async function missingRows({ database }: TestPortal, { emails, animals, reactions, messages }: Promised) {
  const missing: string[] = [];
  for (const [table, column, type, keys] of [
    ['account', 'email', 'text', emails],
    ['animal', 'uuidkey', 'uuid', animals],
    ['reaction', 'uuidkey', 'uuid', reactions],
    ['message', 'text', 'text', messages],
  ] as const) {
    for (const method of ['enable_indexscan', 'enable_seqscan']) {
      const rows = await database.transaction(async (tx) => {
        await tx.exec(
          `SET LOCAL ${method} = off; SET LOCAL enable_bitmapscan = off; SET LOCAL enable_indexonlyscan = off`,
        );
        const sql = `SELECT ${column} AS key FROM ${table} WHERE ${column} = ANY ($1::${type}[])`;
        return (await tx.query<{ key: string }>(sql, [keys])).rows;
      });
      const present = new Set(rows.map(({ key }) => key));
      missing.push(...keys.filter((key) => !present.has(key)).map((key) => `${table} ${key} is lost (${method} off)`));
    }
  }
  return missing;
}

async function wrongFavourite({ database }: TestPortal, { stranger, animal }: World, promised: Promised) {
  const sql = 'SELECT 1 FROM favourite WHERE user_id = $1 AND dier_id = $2';
  const isKept = (await database.query(sql, [stranger.id, animal.id])).rows.length === 1;
  const wanted = promised.isKept;
  promised.isKept = isKept;
  return wanted === undefined || wanted === isKept ? [] : [`favourite: ${isKept} where ${wanted} was promised`];
}

async function wrongCounter({ database }: TestPortal, { shelter }: World) {
  const { rows } = await database.query<{ kept: number; real: number }>(
    'SELECT ntotaal AS kept, (SELECT count(*) FROM animal WHERE asiel_id = $1) AS real FROM shelter WHERE id = $1',
    [shelter.id],
  );
  return rows[0] && rows[0].kept === rows[0].real ? [] : [`counter of the shelter: ${JSON.stringify(rows)}`];
}

/** The register is the last one that was promised, or the one that was asked for when the power went; its files are whole. */
async function wrongRegister({ app, blobs }: TestPortal, promised: Promised) {
  const answer = await app.inject('/register.json');
  if (answer.statusCode !== 200) return [`register: ${answer.statusCode}`];
  const { generation, remotes } = Register.parse(answer.json());
  const wrong: string[] = [];
  const live = remotes[0]?.current.build;
  const isNext = generation === promised.generation + 1 && live !== undefined;
  if (generation !== promised.generation && !isNext) wrong.push(`generation ${generation}, not ${promised.generation}`);
  if (live === undefined ? promised.generation > 1 : !promised.builds.includes(live))
    wrong.push(`build ${live} is live`);
  promised.generation = generation;
  promised.builds = live === undefined ? [] : [live];
  for (const { base, files } of remotes.map(({ current }) => current)) {
    for (const [file, hash] of Object.entries(files)) {
      const bytes = await blobs.get(fileKey(base.slice(base.indexOf('/mf/') + 4) + file));
      if (!bytes) wrong.push(`file ${file} is lost`);
      else if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== hash)
        wrong.push(`file ${file} is torn`);
    }
  }
  return wrong;
}

async function brokenLogs({ database }: TestPortal) {
  const { isWhole, text } = await verifyAudit(database, {});
  return isWhole ? [] : [text];
}
