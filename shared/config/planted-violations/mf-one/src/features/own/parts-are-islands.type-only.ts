import type { Thing } from '../../../../mf-two/src/module';

export type Used = Thing;
