import { value } from '../modules/one';

export const used = value;
