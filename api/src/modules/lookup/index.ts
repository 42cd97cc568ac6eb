export { lookupRepository } from './lookup.repository';
export { lookupRoutes } from './lookup.routes';
