export { animalModule } from './animal.module';
export type { AnimalRepository } from './read/animal.repository';
export { type AnimalValues, animalBatchRepository, type StoredAnimal } from './write/animal-batch.repository';
export { animalWriteRepository, DERIVED_COLUMNS, valuesOf } from './write/animal-write.repository';
