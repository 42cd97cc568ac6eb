import { value } from '../app';

export const used = value;
