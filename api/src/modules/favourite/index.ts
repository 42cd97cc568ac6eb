export { favouriteRepository } from './favourite.repository';
export { favouriteRoutes } from './favourite.routes';
