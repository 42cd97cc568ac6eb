import { used as tokens } from '../../plugins/tokens';

export const used = tokens;
