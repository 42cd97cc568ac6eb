export { applicationRoutes } from './shelter-application.routes';
export { applicationService } from './shelter-application.service';
