import type { Register, RemoteRow } from '@portal/shared/contract';

/** What visitors can get now: the slots of the current release and of a canary. */
const slotsOf = ({ current, canary }: RemoteRow): Set<string> =>
  new Set([current, ...(canary ? [canary.release] : [])].flatMap(({ slots }) => slots.map(({ slot }) => slot)));

/**
 * Slots of a part that another one fills: place → reason. As with pages, a part gives a slot up before another one takes it, and one that is
 * switched off is not looked at.
 */
export function slotProblems({ remotes }: Register, changed: string): Record<string, string> {
  const row = remotes.find(({ name }) => name === changed);
  if (!row?.enabled) return {};
  const problems: Record<string, string> = {};
  for (const slot of slotsOf(row)) {
    const owner = remotes.find((other) => other !== row && slotsOf(other).has(slot));
    if (owner) problems[`${changed} ${slot}`] = `belongs to ${owner.name}: ask that team to give the slot up first`;
  }
  return problems;
}
