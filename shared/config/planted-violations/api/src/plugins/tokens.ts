import { value } from '../lib/text';

export const used = value;
export type Used = typeof value;
