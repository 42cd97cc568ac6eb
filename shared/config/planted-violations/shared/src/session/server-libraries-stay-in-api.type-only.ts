// also: no-undeclared-package
import type { Thing } from 'drizzle-orm/pglite';

export type Used = Thing;
