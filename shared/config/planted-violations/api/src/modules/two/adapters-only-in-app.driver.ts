import type { Thing } from 'drizzle-orm/pglite';

export type Used = Thing;
