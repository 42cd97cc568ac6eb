const animalSearch = async () => (await import('./pages/animal-search-page')).AnimalSearchPage;

/** Every path of this remote and the page it shows; the same keys stand in remote.json. */
export const routes = {
  zoek: animalSearch,
  'zoek/dieren': animalSearch,
  'zoek/dieren/kat': animalSearch,
  'zoek/dieren/hond': animalSearch,
  'zoek/dieren/overig': animalSearch,
  'zoek/dieren/konijn': animalSearch,
  'zoek/kat': animalSearch,
  'zoek/hond': animalSearch,
  'zoek/overig': animalSearch,
  'zoek/langzitters': animalSearch,
  'zoek/koppels': animalSearch,
  'zoek/gevondendieren': animalSearch,
};
