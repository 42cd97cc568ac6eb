import { type AnimalsSeen, apiPath, SEEN_MAX } from '@portal/shared/contract';

/**
 * Reports the numbers of animals that were on the screen (C63), without a token. A beacon is sent also when the page goes; one that cannot be sent
 * is dropped.
 */
export function sendSeen(apiUrl: string, shown: readonly number[]): void {
  const report: AnimalsSeen = { shown: shown.slice(0, SEEN_MAX) };
  navigator.sendBeacon(
    apiUrl + apiPath.animalsSeen(),
    new Blob([JSON.stringify(report)], { type: 'application/json' }),
  );
}
