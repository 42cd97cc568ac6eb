import { left } from './no-cycle.left';

export const right = () => left;
