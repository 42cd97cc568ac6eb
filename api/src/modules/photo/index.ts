export { photoRoutes } from './photo.routes';
export { photoTopics } from './photo-files';
export { photoUploadRoutes } from './photo-upload.routes';
