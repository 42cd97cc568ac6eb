import type { Thing } from '../../pages/other-page';

export type Used = Thing;
