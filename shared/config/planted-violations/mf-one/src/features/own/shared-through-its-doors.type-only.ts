import type { Thing } from '../../../../shared/src/contract/thing';

export type Used = Thing;
