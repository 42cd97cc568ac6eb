/** The ids that somebody named, each once and in that order, that are among those the words found; null means that no words were asked. */
export function idsAmong(named: readonly number[], found: readonly number[] | null): number[] {
  const once = [...new Set(named)];
  if (found === null) return once;
  const among = new Set(found);
  return once.filter((id) => among.has(id));
}
