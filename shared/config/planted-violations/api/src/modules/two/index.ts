export { used } from './two.routes';
