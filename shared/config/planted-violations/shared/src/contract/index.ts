export { type Thing, value } from './thing';
