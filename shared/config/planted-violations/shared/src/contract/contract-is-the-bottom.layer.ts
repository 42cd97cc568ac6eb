import type { Thing } from '@portal/shared/domain';

export type Used = Thing;
