export { remote } from './module';
