const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

function numbersOf(version: string): [number, number, number] | null {
  const match = VERSION.exec(version);
  return match && [Number(match[1]), Number(match[2]), Number(match[3])];
}

/** Whether a version x.y.z satisfies a caret range ^x.y.z; anything else is false (docs/federation.md#shared-packages). */
export function satisfiesCaret(version: string, range: string): boolean {
  const have = numbersOf(version);
  const want = range.startsWith('^') ? numbersOf(range.slice(1)) : null;
  if (!have || !want) return false;
  const firstNonZero = want.findIndex((number) => number > 0);
  const fixed = firstNonZero < 0 ? want.length : firstNonZero + 1;
  if (want.slice(0, fixed).some((number, index) => number !== have[index])) return false;
  const differs = want.findIndex((number, index) => number !== have[index]);
  return differs < 0 || (have[differs] ?? 0) > (want[differs] ?? 0);
}
