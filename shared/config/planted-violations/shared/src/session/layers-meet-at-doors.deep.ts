import { value } from '../api-slices/deep';

export const used = value;
