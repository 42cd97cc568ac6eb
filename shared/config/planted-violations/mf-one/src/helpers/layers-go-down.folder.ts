import { value } from '../endpoints/own';

export const used = value;
