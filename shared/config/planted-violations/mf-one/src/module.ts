import { value } from '@portal/shared/session';
import { routes } from './routes';

export const remote = [value, routes];
