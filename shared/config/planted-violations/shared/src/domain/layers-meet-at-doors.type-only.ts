import type { Thing } from '../contract/thing';

export type Used = Thing;
