import { brotliCompressSync, constants } from 'node:zlib';
import {
  BOOT_VIEW_MAX_BYTES,
  REGISTER_MAX_BYTES,
  Register,
  type Release,
  type RemoteRow,
  type ShellRow,
} from '@portal/shared/contract';
import { missingNames, packNames, toBootView, unmetNeeds } from '@portal/shared/domain';
import { fieldsOf } from './release-change';
import { type RouteContext, routeProblems } from './route-check';
import { slotProblems } from './slot-check';

/** What the check needs to know beside the register. */
export interface CheckContext extends RouteContext {
  /** The shell may be published although a remote of the register no longer fits. */
  acceptStranded?: boolean;
}

/**
 * Everything that is wrong with a register that is about to be published: place → reason; empty when it is sound
 * (docs/federation.md#publishing).
 */
export function registerProblems(register: Register, context: CheckContext): Record<string, string> {
  const parsed = Register.safeParse(register);
  // With the part that claims a pattern as well.
  if (!parsed.success) return { ...fieldsOf(parsed.error), ...routeProblems(register, context) };
  return {
    ...routeProblems(register, context),
    ...slotProblems(register, context.changed),
    ...(context.changed === 'shell' ? strandedProblems(register, context) : fitProblems(register, context.changed)),
    ...sizeProblems(register),
  };
}

/** What visitors can get now. */
const offered = (row: RemoteRow): Release[] => (row.canary ? [row.current, row.canary.release] : [row.current]);

function fitProblems({ shell, remotes }: Register, name: string): Record<string, string> {
  const row = remotes.find((remote) => remote.name === name);
  return Object.assign({}, ...(row ? offered(row) : []).map((release) => misfits(release, shell)));
}

/** Why a release cannot run in this shell. */
function misfits(release: Release, shell: ShellRow): Record<string, string> {
  const { build, contract, needs } = release;
  const problems: Record<string, string> = {};
  if (!shell.contract.includes(contract)) {
    problems[`${build} contract`] = `contract ${contract}, the shell serves ${shell.contract.join(', ')}`;
  }
  for (const name of unmetNeeds(needs, shell.provides)) {
    const provided = shell.provides[name] ?? 'nothing';
    problems[`${build} needs ${name}`] = `needs ${needs[name] ?? `no ${name}`}, the shell provides ${provided}`;
  }
  for (const name of missingNames(release, shell)) problems[`${build} uses ${name}`] = adviceOn(name, shell);
  return problems;
}

/** What a team does when the shell lacks a name, or has it with another type. */
function adviceOn(missing: string, { version, hash, doors }: ShellRow): string {
  const [door = '', name = ''] = missing.split(' ');
  const [bare] = name.split('#');
  const present = doors?.[door]?.filter((known) => known.split('#')[0] === bare) ?? [];
  const found = present.length > 0 ? `has ${present.join(', ')}, which is another type` : 'lacks this name';
  return `shell ${version}-${hash} ${found}: publish a shell that has it first, or build this part without it`;
}

/** A new shell must leave every enabled remote a release that runs in it: the current or the previous one. */
function strandedProblems({ shell, remotes }: Register, { acceptStranded }: CheckContext): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { name, enabled, current, previous } of acceptStranded ? [] : remotes) {
    const candidates = previous ? [current, previous] : [current];
    const reasons = candidates.map((release) => Object.values(misfits(release, shell)));
    if (enabled && reasons.every((list) => list.length > 0)) problems[name] = reasons.flat().join('; ');
  }
  return problems;
}

function sizeProblems(register: Register): Record<string, string> {
  const problems: Record<string, string> = {};
  const whole = Buffer.byteLength(JSON.stringify(packNames(register)));
  if (whole > REGISTER_MAX_BYTES) problems.register = `${whole} bytes, ${REGISTER_MAX_BYTES} are allowed`;
  const boot = bootViewSize(register);
  if (boot > BOOT_VIEW_MAX_BYTES) problems.bootView = `${boot} bytes brotli, ${BOOT_VIEW_MAX_BYTES} are allowed`;
  return problems;
}

/** Size of the boot view in bytes, brotli as documents are sent (docs/federation.md#register). */
function bootViewSize(register: Register): number {
  const text = Buffer.from(JSON.stringify(toBootView(register)));
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
