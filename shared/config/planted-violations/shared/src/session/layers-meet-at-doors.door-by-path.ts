import { value } from '../api-slices/index';

export const used = value;
