export { featureRoutes } from './feature.routes';
export { featureService } from './feature.service';
