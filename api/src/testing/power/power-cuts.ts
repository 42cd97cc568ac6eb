import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../../lib/project-root';
import { beBorn } from './births';
import { live } from './life';
import type { ForgottenFlush } from './power';
import type { Outcome } from './rounds';
import { type EngineName, openStage } from './stage';

const USAGE = `npm run power-cuts -- [--rounds 1000]   power cuts, going on where the last run ended
npm run power-cuts -- --from 12         the same from a seed
npm run power-cuts -- --seed 12         the cuts of one seed
  --engine postgres          on a PostgreSQL server (Linux with gcc)
  --forget wal|files|folders            leaves these flushes out, to see that it is found`;

/** A seed is the life of a portal with so many cuts. */
const CUTS = 10;
/** One of so many seeds is a first start, with fewer cuts: each takes longer. A server has its own first start, which nobody runs twice. */
const BIRTHS = 10;
const CUTS_OF_BIRTH = 3;

const options = {
  ...{ rounds: { type: 'string', default: '1000' }, from: { type: 'string' }, seed: { type: 'string' } },
  ...{ engine: { type: 'string', default: 'embedded' }, forget: { type: 'string' }, state: { type: 'string' } },
} as const;

/** What is known of the runs so far: the seed to go on with, cuts without a fault, and the seeds with one. */
interface State {
  next: number;
  cuts: number;
  failed: number[];
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({ options });
  const stage = await openStage(values.engine as EngineName, values.forget as ForgottenFlush | undefined);
  const one = (seed: number) =>
    values.engine === 'embedded' && seed % BIRTHS === 0 ? beBorn(seed, CUTS_OF_BIRTH, stage) : live(seed, CUTS, stage);
  try {
    if (values.seed === undefined) return await many(values, one);
    return told(await one(Number(values.seed)), Number(values.seed));
  } finally {
    stage.machine.remove();
  }
}

async function many(
  { rounds, from, engine, state: given }: { rounds: string; from?: string; engine: string; state?: string },
  one: (seed: number) => Promise<Outcome>,
): Promise<boolean> {
  const path = given ?? join(projectRoot, '.cache', `power-cuts-${engine}.json`);
  const state = from === undefined ? read(path) : { next: Number(from), cuts: 0, failed: [] };
  const started = performance.now();
  const before = state.cuts;
  while (state.cuts < Number(rounds)) {
    const seed = state.next;
    const outcome = await one(seed);
    state.next += 1;
    state.cuts += outcome.cuts;
    if (!told(outcome, seed)) state.failed.push(seed);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(state));
    const seconds = (performance.now() - started) / 1000;
    console.info(`seed ${seed}: ${state.cuts} of ${rounds} cuts, ${(seconds / (state.cuts - before)).toFixed(2)} s a cut`);
  }
  console.info(state.failed.length === 0 ? 'Nothing was lost.' : `Faults with the seeds ${state.failed.join(', ')}.`);
  return state.failed.length === 0;
}

function read(path: string): State {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { next: 1, cuts: 0, failed: [] };
  }
}

function told({ faults, cuts, operations }: Outcome, seed: number): boolean {
  for (const fault of faults) console.error(`seed ${seed}, cut ${cuts}, after ${operations.join(' ')} operations: ${fault}`);
  return faults.length === 0;
}

main().then(
  (isWhole) => process.exit(isWhole ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof TypeError ? USAGE : '', error);
    process.exit(2);
  },
);
