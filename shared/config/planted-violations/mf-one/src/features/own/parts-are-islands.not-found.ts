// also: declared-and-found
import { value } from 'mf-two/src/nowhere.ts';

export const used = value;
