// also: server-libraries-stay-in-api
import { readFileSync } from 'node:fs';

export const used = readFileSync;
