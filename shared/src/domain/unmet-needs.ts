import { satisfiesCaret } from './caret';

/**
 * The need that every release has: the running half of module federation, which the shell has for all parts. A release without it was
 * built with a runtime of its own, which no shell loads.
 */
export const FEDERATION_HOST = 'federation-host';

/** Names of the packages that a release needs (caret ranges) and a shell does not provide (versions) as it needs them. */
export function unmetNeeds(needs: Readonly<Record<string, string>>, provides: Readonly<Record<string, string>>) {
  const names = new Set(Object.keys(needs));
  if (FEDERATION_HOST in provides) names.add(FEDERATION_HOST);
  return [...names].filter((name) => !satisfiesCaret(provides[name] ?? '', needs[name] ?? ''));
}
