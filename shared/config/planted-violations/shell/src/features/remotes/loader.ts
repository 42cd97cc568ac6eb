import { value } from '@module-federation/runtime';

export const used = value;
