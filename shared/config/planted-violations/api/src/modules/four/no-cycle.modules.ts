import { three } from '../three';

export const four = (): unknown => three;
