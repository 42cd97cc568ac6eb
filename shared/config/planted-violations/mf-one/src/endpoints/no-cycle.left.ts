import { right } from './no-cycle.right';

export const left = () => right;
