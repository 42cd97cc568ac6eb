import type { Thing } from '../own/helper';

export type Used = Thing;
