import { value as contract } from '@portal/shared/contract';
import { value as database } from './ports/database/pglite';
import { used as pages } from './wiring/pages';

export const app = [contract, pages, database];
export const value = 1;
