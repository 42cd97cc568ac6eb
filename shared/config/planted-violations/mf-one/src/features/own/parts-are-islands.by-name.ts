import { value } from 'mf-two/src/module.ts';

export const used = value;
