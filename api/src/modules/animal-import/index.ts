export { animalImportRoutes } from './animal-import.routes';
export { animalImportService } from './animal-import.service';
export { importTopics } from './import-topics';
