import { value } from '../one/one.routes';

export const used = value;
