export { healthRoutes } from './health.routes';
export { healthFacts } from './health-facts';
export { portalGauges } from './portal-gauges';
