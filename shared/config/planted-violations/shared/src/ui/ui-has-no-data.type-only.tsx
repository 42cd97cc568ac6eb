import type { Thing } from '@portal/shared/api-slices';

export type Used = Thing;
