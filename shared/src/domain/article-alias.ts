const ALIAS_MAX = 200;

/**
 * The last part of an article's address, from its title: in small letters, with underscores for white space (§ 3, CO-021). Signs that end or
 * part an address are left out; a title of such signs alone is 'artikel'.
 */
export function articleAlias(titel: string): string {
  const alias = titel
    .trim()
    .toLowerCase()
    .replace(/[/?#\\%]/g, '')
    .replace(/\s+/g, '_');
  return Array.from(alias).slice(0, ALIAS_MAX).join('') || 'artikel';
}
