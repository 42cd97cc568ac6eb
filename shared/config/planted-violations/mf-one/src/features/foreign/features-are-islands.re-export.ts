export { value } from '../own/helper';
