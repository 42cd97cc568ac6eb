import type { Thing } from '@portal/shared/ui';

export type Used = Thing;
