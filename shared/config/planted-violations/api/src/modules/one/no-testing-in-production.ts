import { value } from '../../testing/rows';

export const used = value;
