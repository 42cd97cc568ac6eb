import type { Release } from '@portal/shared/contract';

export function nextReleases(): Promise<{ part: string; release: Release; files: Map<string, Buffer> }[]>;

export function publishNextRelease(part: string, change?: { version: string; changed: RegExp }): Promise<void>;
