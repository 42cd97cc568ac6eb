import type { RegisterAction, Release } from '@portal/shared/contract';

/** Where a team publishes: address, deploy key, signing key. */
export interface TeamsPortal {
  url: string;
  key: string;
  signingKey: string;
}

export function buildSecondRelease(part: string, version: string): Promise<string>;

export function nextReleases(): Promise<{ part: string; release: Release; files: Map<string, Buffer> }[]>;

export function publishNextRelease(part: string, change?: { version: string; changed: RegExp }): Promise<void>;

export function publishRelease(
  portal: TeamsPortal,
  part: string,
  version: string,
  how?: { changed?: RegExp; canary?: number },
): Promise<void>;

export function commandRelease(portal: TeamsPortal, part: string, action: RegisterAction): Promise<void>;

export function publishWithoutWorker(portal: TeamsPortal): Promise<void>;
