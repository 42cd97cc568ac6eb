import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { projectRoot } from '../../lib/project-root';
import { type Birth, beBorn } from './births';
import { keptFault } from './kept-fault';
import { type Life, live } from './life';
import type { ForgottenFlush } from './power';
import type { Outcome } from './rounds';
import { type EngineName, openMachine, openStage, type Powered, type Stage } from './stage';
import { nothingPromised } from './steps';

const USAGE = `npm run power-cuts -- [--rounds 1000]   power cuts, going on where the last run ended
npm run power-cuts -- --from 12         the same from a seed
npm run power-cuts -- --seed 12         one seed: the disk that its fault left, or all its cuts where none was kept
  --engine postgres          on a PostgreSQL server (Linux with gcc)
  --cuts 10                  cuts in the life of a seed
  --forget wal|files|folders            leaves these flushes out, to see that it is found`;

const ENGINES: readonly string[] = ['embedded', 'postgres'] satisfies EngineName[];
const FORGOTTEN: readonly string[] = ['wal', 'files', 'folders'] satisfies ForgottenFlush[];

/** One of so many seeds is a first start, with fewer cuts: each takes longer. A server has its own first start, which nobody runs twice. */
const BIRTHS = 10;
const CUTS_OF_BIRTH = 3;

/** Their tokens live for 15 minutes. */
const STAGE_MS = 10 * 60_000;

const text = { type: 'string' } as const;
const options = {
  ...{ rounds: { ...text, default: '1000' }, engine: { ...text, default: 'embedded' } },
  ...{ cuts: { ...text, default: '10' }, from: text, seed: text, forget: text, state: text },
} as const;

/** What is known of the runs so far: the seed to go on with, cuts without a fault, and the seeds with one. */
interface State {
  next: number;
  cuts: number;
  failed: number[];
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** What the person at the terminal asked for and there is not. */
class NoSuchOption extends Error {}

function readOptions() {
  try {
    const { values } = parseArgs({ options });
    const { engine, forget, rounds, cuts, from = '1', seed = '1' } = values;
    const areNumbers = [rounds, cuts, from, seed].every((number) => /^\d+$/.test(number));
    if (areNumbers && ENGINES.includes(engine) && (forget === undefined || FORGOTTEN.includes(forget))) return values;
  } catch {
    // An option that does not exist: the usage says which ones do.
  }
  throw new NoSuchOption(USAGE);
}

async function main(): Promise<boolean> {
  const { rounds, cuts, from, seed, state, ...options } = readOptions();
  const { engine, forget } = options as { engine: EngineName; forget?: ForgottenFlush };
  const name = ['power-cuts', engine, ...(forget === undefined ? [] : [forget])].join('-');
  const path = state ?? join(projectRoot, '.cache', `${name}.json`);
  const faultFolder = (number: number) => `${path.replace(/\.json$/, '')}-seed-${number}`;
  const isBirth = (number: number) => engine === 'embedded' && number % BIRTHS === 0;
  const stages = freshStages(() => openStage(engine, forget));
  const one = async (number: number) => {
    const stage = await stages.present();
    const { image, world, empty } = stage;
    return isBirth(number)
      ? beBorn(number, CUTS_OF_BIRTH, stage, { disk: empty }, faultFolder(number))
      : live(number, Number(cuts), stage, { disk: image, world, promised: nothingPromised() }, faultFolder(number));
  };
  try {
    if (seed !== undefined) {
      const number = Number(seed);
      const again = await startAgain(number, isBirth(number), faultFolder(number), () => openMachine(engine, forget));
      return told(again ?? (await one(number)), number);
    }
    return await many(
      Number(rounds),
      path,
      from === undefined ? read(path) : { next: Number(from), cuts: 0, failed: [] },
      one,
    );
  } finally {
    stages.remove();
  }
}

/** Starts once more on the disk that the fault of a seed left; undefined where there is none, or where it starts well. */
async function startAgain(
  seed: number,
  isBirth: boolean,
  folder: string,
  open: () => Powered,
): Promise<Outcome | undefined> {
  const kept = keptFault<Birth & Life>(folder);
  if (!kept) return undefined;
  const powered = open();
  try {
    const outcome = await (isBirth ? beBorn : live)(seed, 0, powered, kept, folder);
    if (outcome.faults.length > 0) return outcome;
    say('The disk that was kept starts well: all cuts of the seed again.');
    return undefined;
  } finally {
    powered.machine.remove();
  }
}

/** A stage that is made anew before the people in it are signed out. */
function freshStages(open: () => Promise<Stage>) {
  let stage: Stage | undefined;
  let until = 0;
  const remove = () => stage?.machine.remove();
  async function present(): Promise<Stage> {
    if (stage && Date.now() < until) return stage;
    remove();
    stage = await open();
    until = Date.now() + STAGE_MS;
    return stage;
  }
  return { present, remove };
}

/** Seed after seed until there were so many cuts; the state is kept after each, so that the next run goes on there. */
async function many(
  rounds: number,
  path: string,
  state: State,
  one: (seed: number) => Promise<Outcome>,
): Promise<boolean> {
  const started = performance.now();
  const before = state.cuts;
  while (state.cuts < rounds) {
    const seed = state.next;
    const outcome = await one(seed);
    state.next += 1;
    state.cuts += outcome.cuts;
    if (!told(outcome, seed)) state.failed.push(seed);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(state));
    const seconds = (performance.now() - started) / 1000;
    say(`seed ${seed}: ${state.cuts} of ${rounds} cuts, ${(seconds / (state.cuts - before)).toFixed(2)} s a cut`);
  }
  say(state.failed.length === 0 ? 'Nothing was lost.' : `Faults with the seeds ${state.failed.join(', ')}.`);
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
  for (const fault of faults) say(`seed ${seed}, cut ${cuts}, after ${operations.join(' ')} operations: ${fault}`);
  return faults.length === 0;
}

main().then(
  (isWhole) => process.exit(isWhole ? 0 : 1),
  (error: unknown) => {
    say(error instanceof NoSuchOption ? error.message : inspect(error));
    process.exit(2);
  },
);
