// also: contract-is-the-bottom
import type { Thing } from '../../../api/src/app';

export type Used = Thing;
