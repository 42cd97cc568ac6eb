import { value as contract } from '@portal/shared/contract';
import { used as routes } from './modules/one/one.routes';
import { value as database } from './ports/database/pglite';

export const app = [contract, routes, database];
export const value = 1;
