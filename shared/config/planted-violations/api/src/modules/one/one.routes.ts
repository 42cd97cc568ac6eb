import { value as rule } from '@portal/shared/domain';
import { value as server } from 'fastify';
import type { Thing } from '../../ports/database/port';

export const used = [rule, server];
export const value = 1;
export type Database = Thing;
