import { value } from 'root-only-tool';

export const used = value;
