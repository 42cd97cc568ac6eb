import type { Thing } from './features/own/helper';

export type Used = Thing;
