import { value } from './other-page';

export const used = value;
