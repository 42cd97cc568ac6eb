// also: no-cycle
export { four } from './no-cycle.modules';
