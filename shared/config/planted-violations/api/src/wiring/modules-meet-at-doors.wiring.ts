import { value } from '../modules/one/one.routes';

export const used = value;
