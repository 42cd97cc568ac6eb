export { type ContentState, contentRepository } from './content.repository';
export { contentRoutes } from './content.routes';
export { type ContentService, contentService } from './content.service';
