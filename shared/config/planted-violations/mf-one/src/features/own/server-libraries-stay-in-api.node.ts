import { readFileSync } from 'node:fs';

export const used = readFileSync;
