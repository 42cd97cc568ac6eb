import { value } from '../../../../shared/src/session/index';

export const used = value;
