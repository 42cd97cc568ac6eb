import { value } from '../session/index';

export const used = value;
