import { withoutVersion, withVersion } from './version';

test.each([
  ['/nieuws', '/nieuws?versie=0a1b'],
  ['/zoek/dieren/kat?ras=1,2', '/zoek/dieren/kat?ras=1,2&versie=0a1b'],
  ['/privacy#rechten', '/privacy?versie=0a1b#rechten'],
  ['/zoek?q=a#b', '/zoek?q=a&versie=0a1b#b'],
])('%s is asked past every copy as %s, and is found in it again', (address, asked) => {
  expect(withVersion(address, '0a1b')).toBe(asked);
  expect(withoutVersion(asked)).toBe(address);
  expect(withoutVersion(address)).toBe(address);
});
