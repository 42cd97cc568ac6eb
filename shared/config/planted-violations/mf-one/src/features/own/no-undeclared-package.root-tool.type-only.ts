import type { Thing } from 'hoisted-only';

export type Used = Thing;
