import type { Thing } from 'firebase/app';

export type Used = Thing;
