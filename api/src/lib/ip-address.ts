import { createHash } from 'node:crypto';
import { isIP, isIPv6 } from 'node:net';

const GROUPS = 8;

/** IPv4 in the clothes of IPv6 is IPv4. */
const unwrapped = (address: string) => (/^::ffff:\d+\./i.test(address) ? address.slice(7) : address);

/** The first groups of an IPv6 address, without leading zeros: '2001:db8:0:1' for four. */
function groupsOf(address: string, count: number): string {
  const [head = '', tail] = address.toLowerCase().split('%', 1).join('').split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, GROUPS - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return groups
    .slice(0, count)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** What counts as one address for limits: IPv4 as it is, IPv6 by its /64 (docs/trust.md#limits-of-calls). */
export function limitKey(address: string): string {
  const plain = unwrapped(address);
  return isIPv6(plain) ? `${groupsOf(plain, 4)}::/64` : plain;
}

/** The network of an address, the most that is ever written: IPv4 /24, IPv6 /48 (docs/trust.md#logs). */
export function ipPrefix(address: string): string {
  const plain = unwrapped(address);
  return isIPv6(plain) ? `${groupsOf(plain, 3)}::/48` : `${plain.split('.').slice(0, 3).join('.')}.0/24`;
}

/** One address as a mark that cannot be turned back without the installation's secret. */
export const addressMark = (address: string, secret: string): string =>
  createHash('sha256')
    .update(`${secret} ${limitKey(address)}`)
    .digest('base64url')
    .slice(0, 16);

/**
 * The address that the server listens on: the configured one, otherwise all of this machine's; with demo data, whose passwords everybody
 * knows, this machine alone.
 */
export const listenHost = (configured: string | undefined, isDemo: boolean): string =>
  configured ?? (isDemo ? 'localhost' : '::');

/** Whether only this machine can reach a server that listens there. */
export const isLocalHost = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

/** Whether a word is an IP address, or a range such as 10.0.0.0/8. */
export const isAddressRange = (word: string) => {
  const [address = '', bits, ...rest] = word.split('/');
  return (
    isIP(address) > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= 128))
  );
};
