import type { Thing } from '@portal/shared/testing';

export type Used = Thing;
