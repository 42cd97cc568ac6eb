import type { Release } from '@portal/shared/contract';

export function nextReleases(): Promise<{ part: string; release: Release; files: Map<string, Buffer> }[]>;
