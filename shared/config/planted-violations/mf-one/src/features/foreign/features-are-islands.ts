import { value } from '../own/helper';

export const used = value;
