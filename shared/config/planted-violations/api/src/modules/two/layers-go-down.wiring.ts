import { used as wired } from '../../wiring/pages';

export const used = wired;
