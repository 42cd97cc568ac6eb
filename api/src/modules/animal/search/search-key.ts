/** The same query gives the same text: keys in order, absent ones left out, values sorted and each once. */
export function searchKey(query: Readonly<Record<string, unknown>>): string {
  const parts: string[] = [];
  for (const key of Object.keys(query).sort()) {
    const value = query[key];
    if (value === undefined) continue;
    parts.push(`${key}=${JSON.stringify(Array.isArray(value) ? [...new Set(value)].sort() : value)}`);
  }
  return parts.join('&');
}
