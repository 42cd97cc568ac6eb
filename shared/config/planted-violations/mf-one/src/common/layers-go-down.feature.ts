import { value } from '../features/own/helper';

export const used = value;
