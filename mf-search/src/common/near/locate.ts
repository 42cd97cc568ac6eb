import type { Point } from '@portal/shared/domain';

/** Why the browser gave no position. */
export type LocateFailure = 'refused' | 'notFound';

const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 600_000 };

/** Whether this browser can say where it is; the server expects so. */
export const canLocate = () => __ON_SERVER__ || 'geolocation' in navigator;

/** Where the browser is: asks the visitor first. It stays in the page, which rounds it to a place (C60). */
export function locate(): Promise<Point | LocateFailure> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'notFound'),
      OPTIONS,
    );
  });
}
