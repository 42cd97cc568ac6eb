import { value } from '../../shared/src/api-slices/deep';

export const used = value;
