import { value } from '../shared/scripts/tool.mjs';

export const used = value;
