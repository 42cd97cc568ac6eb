export { animalModule } from './animal.module';
export type { AnimalRepository } from './read/animal.repository';
