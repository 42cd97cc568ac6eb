/** Key of what was typed about a new animal. */
export const ANIMAL_DRAFT = 'animal-new';
