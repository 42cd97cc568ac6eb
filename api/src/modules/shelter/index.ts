export { shelterRepository } from './shelter.repository';
export { shelterRoutes } from './shelter.routes';
export { shelterPage } from './shelter-page';
export { shelterProfileRoutes } from './shelter-profile.routes';
