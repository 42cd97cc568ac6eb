import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Database } from '../../ports/database/port';
import { TEST_SECRET } from '../portal';
import { teamKeys } from '../publish';
import { type Caller, caller as newCaller } from './calls';
import { type Faults, makeFaults } from './faults';
import { type Hosts, startHosts } from './hosts';
import { type Acknowledged, runLoad, signUp } from './load';
import { addWorld } from './people';
import { publishShell } from './publisher';
import { badEnds, lostWrites, wrongAnswers, wrongMails } from './verdict';

/**
 * `npm run hosts -- --minutes 10`: three api processes on one PostgreSQL and one S3-compatible store, under load, while they are restarted one by one, the
 * database dies and comes back, the store is gone for a tenth of the time and the mail server hangs for another. Exit code 1 unless all that was
 * promised is true (docs/running.md#several-processes).
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, processes: { type: 'string', default: '3' } },
});
const totalMs = Number(values.minutes) * 60_000;
const MAIL_LIMIT_MS = 90_000;
const READS = 600;
const ALLOWED = 0.05;

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** How many of 800 reads of one address are let through. */
async function countReads(caller: Caller): Promise<number> {
  let passed = 0;
  for (let i = 0; i < 200; i += 1) {
    const four = Array.from({ length: 4 }, () =>
      caller.call({ kind: 'limit', path: '/api/kind', address: '198.51.100.77' }),
    );
    passed += (await Promise.all(four)).filter(({ status }) => status === 200).length;
  }
  return passed;
}

/** Waits until nothing is left to send; pauses after a failure are not waited for. */
async function mailsSent(database: Database): Promise<void> {
  for (const limit = Date.now() + MAIL_LIMIT_MS; Date.now() < limit; await sleep(500)) {
    await database.query(`UPDATE task SET run_at = now() WHERE done_at IS NULL AND dead_at IS NULL AND locked_until IS NULL
      AND run_at BETWEEN now() AND now() + interval '10 minutes'`);
    const { rows } = await database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM mail WHERE status = 'waiting'`,
    );
    if (rows[0]?.n === 0) return;
  }
}

/** Percentile of the answers of a kind, in milliseconds. */
function percentile(caller: Caller, kind: string, share: number): number {
  const times = caller.answers.flatMap((one) => (one.kind === kind ? [one.at - one.asked] : [])).sort((a, b) => a - b);
  return Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
}

function report(caller: Caller, { passed, faults, mails, done }: Figures): void {
  const { answers } = caller;
  const kinds = [...new Set(answers.map(({ kind }) => kind))];
  const unavailable = answers.filter(({ status }) => status === 503).length;
  say(`${answers.length} calls in ${Math.round(caller.now() / 1000)} s, ${unavailable} of them 503 with Retry-After.`);
  for (const kind of kinds) {
    const count = answers.filter((one) => one.kind === kind).length;
    say(`  ${kind}: ${count}, p50 ${percentile(caller, kind, 0.5)} ms, p99 ${percentile(caller, kind, 0.99)} ms`);
  }
  const { signIns, ...lists } = done;
  const counts = Object.entries(lists).map(([name, { length }]) => `${length} ${name}`);
  say(
    `Acknowledged: ${counts.join(', ')}, ${signIns} signIns. Mails taken: ${mails}. Reads of one address: ${passed} of 600.`,
  );
  say(`Ends: ${faults.ends.map(({ code, ms }) => `${code} after ${ms} ms`).join(', ')}.`);
}

interface Figures {
  passed: number;
  faults: Faults;
  mails: number;
  done: Acknowledged;
}

async function measure(hosts: Hosts): Promise<string[]> {
  const caller = newCaller(hosts.url);
  const first = await hosts.openDatabase();
  const world = await addWorld(first, hosts);
  const [ofShell, ofSearch] = [await teamKeys(first, 'shell'), await teamKeys(first, 'mf-search')];
  await first.close();
  await publishShell(caller, ofShell);
  await signUp(caller);
  const passed = await countReads(caller);

  let isOver = false;
  const loading = runLoad(caller, world, ofSearch, () => isOver);
  const faults = await makeFaults(hosts, caller.now, totalMs);
  isOver = true;
  const done = await loading;
  const last = await hosts.openDatabase();
  await mailsSent(last);
  const isExact = passed >= READS && passed <= READS * (1 + ALLOWED);
  const wrong = [
    ...(isExact ? [] : [`${passed} of ${READS} reads passed`]),
    ...badEnds(faults),
    ...hosts.proxy.broken.map((call) => `broken off: ${call}`),
    ...wrongAnswers(
      caller.answers.filter(({ kind }) => kind !== 'limit'),
      faults,
    ),
    ...(await lostWrites(last, hosts.store, done)),
    ...(await wrongMails(last, hosts.mail)),
  ];
  await last.close();
  report(caller, { passed, faults, mails: hosts.mail.taken.size, done });
  return wrong;
}

const hosts = await startHosts(Number(values.processes), TEST_SECRET);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void hosts.stop().then(() => process.exit(1)));
try {
  const wrong = await measure(hosts);
  say(
    wrong.length === 0 ? 'All that was promised is true.' : `${wrong.length} wrong:\n${wrong.slice(0, 40).join('\n')}`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await hosts.stop();
}
