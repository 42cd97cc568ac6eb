import type { Thing } from '../one/one.routes';

export type Used = Thing;
