import { addressMark, ipPrefix, isLocalHost, limitKey, listenHost } from './ip-address';

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['2001:0DB8:00ab:0001:2:3:4:5', '2001:db8:ab:1::/64', '2001:db8:ab::/48'],
  ['2001:db8:ab:1::9', '2001:db8:ab:1::/64', '2001:db8:ab::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
])('%s counts as %s and is written as %s', (address, key, prefix) => {
  expect(limitKey(address)).toBe(key);
  expect(ipPrefix(address)).toBe(prefix);
});

test('the mark of an address depends on the secret and on the network alone', () => {
  expect(addressMark('2001:db8:ab:1::9', 'one')).toBe(addressMark('2001:db8:ab:1::8', 'one'));
  expect(addressMark('203.0.113.7', 'one')).not.toBe(addressMark('203.0.113.7', 'two'));
  expect(addressMark('203.0.113.7', 'one')).not.toContain('203');
});

test.each([
  [undefined, false, '::', false],
  [undefined, true, 'localhost', true],
  ['::', true, '::', false],
  ['127.0.0.1', true, '127.0.0.1', true],
  ['10.0.0.5', false, '10.0.0.5', false],
])('LISTEN_HOST %s, demo data %s: listens on %s', (configured, isDemo, host, isLocal) => {
  expect(listenHost(configured, isDemo)).toBe(host);
  expect(isLocalHost(host)).toBe(isLocal);
});
