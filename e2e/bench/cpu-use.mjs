/** What processes use of the processor, as Linux counts it. */
import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the kernel's clock in a second, as /proc counts. */
const TICKS = 100;

/** Ticks of the processor by process: of the api, and of every PostgreSQL of this machine. */
export function cpuOf(pids) {
  const api = new Map(pids.map((pid) => [pid, statOf(pid).ticks]));
  const postgres = new Map();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const { name, ticks } = statOf(pid);
    if (name === 'postgres') postgres.set(pid, ticks);
  }
  return { api, postgres };
}

function statOf(pid) {
  try {
    const [, name, rest] = /\((.*)\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const fields = rest?.split(' ') ?? [];
    return { name, ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return { name: '', ticks: 0 };
  }
}

/** Cores that were busy, to two decimals; processes that ended are left out. */
export function coresBetween(before, after, seconds) {
  const ticks = [...after].reduce((sum, [pid, now]) => sum + now - (before.get(pid) ?? 0), 0);
  return Math.round((ticks / TICKS / seconds) * 100) / 100;
}
