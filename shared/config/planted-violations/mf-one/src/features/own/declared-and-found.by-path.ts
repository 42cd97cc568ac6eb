import { value } from './nowhere';

export const used = value;
