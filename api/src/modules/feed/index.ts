export { type FeedDependencies, feedRoutes } from './feed.routes';
