import * as fc from 'fast-check';
import { distanceKm, type Point, pointOf } from './distance';

const point = fc.record({
  lat: fc.double({ min: -89.9, max: 89.9, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});

const RADIANS = Math.PI / 180;

/** The angle between two directions, from their vectors: another way than the haversine. */
function byVectors(a: Point, b: Point): number {
  const vector = ({ lat, lon }: Point): [number, number, number] => [
    Math.cos(lat * RADIANS) * Math.cos(lon * RADIANS),
    Math.cos(lat * RADIANS) * Math.sin(lon * RADIANS),
    Math.sin(lat * RADIANS),
  ];
  const [x, y, z] = vector(a);
  const [u, v, w] = vector(b);
  const cross = Math.hypot(y * w - z * v, z * u - x * w, x * v - y * u);
  return 6371.0088 * Math.atan2(cross, x * u + y * v + z * w);
}

/** Vincenty's inverse formula on WGS 84: kilometres over the ellipsoid. */
function vincenty(a: Point, b: Point): number {
  const [major, flattening] = [6378.137, 1 / 298.257223563];
  const minor = major * (1 - flattening);
  const reduced = ({ lat }: Point) => Math.atan((1 - flattening) * Math.tan(lat * RADIANS));
  const [u1, u2, l] = [reduced(a), reduced(b), (b.lon - a.lon) * RADIANS];
  let lambda = l;
  for (let turn = 0; turn < 100; turn += 1) {
    const sinSigma = Math.hypot(
      Math.cos(u2) * Math.sin(lambda),
      Math.cos(u1) * Math.sin(u2) - Math.sin(u1) * Math.cos(u2) * Math.cos(lambda),
    );
    if (sinSigma === 0) return 0;
    const cosSigma = Math.sin(u1) * Math.sin(u2) + Math.cos(u1) * Math.cos(u2) * Math.cos(lambda);
    const sigma = Math.atan2(sinSigma, cosSigma);
    const sinAlpha = (Math.cos(u1) * Math.cos(u2) * Math.sin(lambda)) / sinSigma;
    const cosSqAlpha = 1 - sinAlpha ** 2;
    const cos2M = cosSqAlpha === 0 ? 0 : cosSigma - (2 * Math.sin(u1) * Math.sin(u2)) / cosSqAlpha;
    const c = (flattening / 16) * cosSqAlpha * (4 + flattening * (4 - 3 * cosSqAlpha));
    const next =
      l + (1 - c) * flattening * sinAlpha * (sigma + c * sinSigma * (cos2M + c * cosSigma * (2 * cos2M ** 2 - 1)));
    if (Math.abs(next - lambda) < 1e-12) {
      const uSq = (cosSqAlpha * (major ** 2 - minor ** 2)) / minor ** 2;
      const big = 1 + (uSq / 16384) * (4096 + uSq * (-768 + uSq * (320 - 175 * uSq)));
      const small = (uSq / 1024) * (256 + uSq * (-128 + uSq * (74 - 47 * uSq)));
      const inner = cosSigma * (2 * cos2M ** 2 - 1);
      const outer = (small / 6) * cos2M * (4 * sinSigma ** 2 - 3) * (4 * cos2M ** 2 - 3);
      return minor * big * (sigma - small * sinSigma * (cos2M + (small / 4) * (inner - outer)));
    }
    lambda = next;
  }
  throw new Error('no convergence');
}

test('SE-019, C60: the distance is that of another formula, the same both ways, and nothing to the point itself', () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      expect(distanceKm(a, b)).toBeCloseTo(byVectors(a, b), 3);
      expect(distanceKm(b, a)).toBeCloseTo(distanceKm(a, b), 6);
      expect(distanceKm(a, a)).toBe(0);
    }),
    { numRuns: 500 },
  );
});

test('C60: within the countries of the portal it is within 0.6 % of the ellipsoid', () => {
  const here = fc.record({
    lat: fc.double({ min: 49, max: 54, noNaN: true }),
    lon: fc.double({ min: 2, max: 8, noNaN: true }),
  });
  fc.assert(
    fc.property(here, here, (a, b) => {
      const exact = vincenty(a, b);
      expect(Math.abs(distanceKm(a, b) - exact)).toBeLessThanOrEqual(exact * 0.006 + 0.001);
    }),
  );
});

test('C60: what is known of a point by half is not known', () => {
  expect(pointOf({ lat: 52, lon: 5 })).toEqual({ lat: 52, lon: 5 });
  expect(pointOf({ lat: 0, lon: 0 })).toEqual({ lat: 0, lon: 0 });
  expect([pointOf({ lat: 52, lon: null }), pointOf({})]).toEqual([null, null]);
});
