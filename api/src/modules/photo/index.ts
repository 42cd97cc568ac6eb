export { attachDraft } from './attach-draft';
export { photoRoutes } from './photo.routes';
export { photoService } from './photo.service';
export { photoChangeRoutes } from './photo-change.routes';
export { photoDraftRoutes } from './photo-draft.routes';
export { photoTopics } from './photo-files';
export { PHOTO_COLUMNS, type PhotoRow, toPhoto } from './photo-row';
export { photoUploadRoutes } from './photo-upload.routes';
