import type { Thing } from '../ports/database/port';

export const value = 1;
export type Row = Thing;
