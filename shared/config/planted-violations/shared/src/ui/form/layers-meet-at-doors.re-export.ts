export { value } from '../index';
