import { value as engine } from 'pg';
import type { Thing } from './port';

export const value = engine;
export type Port = Thing;
