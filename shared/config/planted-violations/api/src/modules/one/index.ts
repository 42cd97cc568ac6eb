export { value } from './one.routes';
