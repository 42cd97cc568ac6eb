import { value } from '../../api/src/app';

export const used = value;
