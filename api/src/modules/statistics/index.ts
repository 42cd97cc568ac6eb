export { statisticsRepository } from './statistics.repository';
export { statisticsRoutes } from './statistics.routes';
