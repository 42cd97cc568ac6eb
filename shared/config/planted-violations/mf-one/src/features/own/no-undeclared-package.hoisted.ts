import { value } from 'hoisted-only';

export const used = value;
