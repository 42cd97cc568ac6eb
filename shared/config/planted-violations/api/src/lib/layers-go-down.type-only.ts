import type { Used } from '../plugins/tokens';

export type Use = Used;
