import type { Thing } from '@portal/shared/session';

export type Used = Thing;
