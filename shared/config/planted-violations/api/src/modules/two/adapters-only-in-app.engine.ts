import { value } from 'pg';

export const used = value;
