let last = 0;

/** A number that no other object of this test file has. */
export function nextId(): number {
  last += 1;
  return last;
}

/** The uuidkey that belongs to a number: always the same one. */
export function uuidkeyOf(id: number): string {
  return `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;
}
