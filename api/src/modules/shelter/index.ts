export { type ShelterRepository, shelterRepository } from './shelter.repository';
export { shelterRoutes } from './shelter.routes';
export { shelterProfileRoutes } from './shelter-profile.routes';
