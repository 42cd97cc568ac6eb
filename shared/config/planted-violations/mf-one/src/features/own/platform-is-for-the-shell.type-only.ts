import type { Thing } from '@portal/shared/platform';

export type Used = Thing;
