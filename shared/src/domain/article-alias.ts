/** The last part of an article's address: its title in small letters, with underscores for white space, nothing else (CO-021). */
export const articleAlias = (titel: string): string => titel.toLowerCase().replace(/\s+/g, '_');

/**
 * The alias that an address means: itself, or the one that had this address while `/ ? # \ %` were left out of aliases. Undefined when there
 * is none.
 */
export function aliasAt(aliases: readonly string[], address: string): string | undefined {
  if (aliases.includes(address)) return address;
  return aliases.find((alias) => addressBefore(alias) === address);
}

const addressBefore = (alias: string) => alias.replace(/_([/?#\\%]+_)+/g, '_').replace(/[/?#\\%]/g, '') || 'artikel';
