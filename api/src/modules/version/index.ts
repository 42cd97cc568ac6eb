export { versionRoutes } from './version.routes';
