import { value } from 'firebase/app';

export const used = value;
export { value };
