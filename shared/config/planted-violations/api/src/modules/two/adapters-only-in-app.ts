import { value } from '../../ports/database/pglite';

export const used = value;
