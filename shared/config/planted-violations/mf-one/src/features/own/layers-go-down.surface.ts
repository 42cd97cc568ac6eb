import { value } from '../../slots';

export const used = value;
