const animalSearch = async () => (await import('./pages/animal-search-page')).AnimalSearchPage;
const shelterSearch = async () => (await import('./pages/shelter-search-page')).ShelterSearchPage;
const fitQuestions = async () => (await import('./pages/fit-questions-page')).FitQuestionsPage;
const shelter = async () => (await import('./pages/shelter-page')).ShelterPage;
const keptHere = async () => (await import('./pages/kept-here-page')).KeptHerePage;
const shelterAnimals = async () => (await import('./pages/shelter-animals-page')).ShelterAnimalsPage;

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
  'zoek/past-dit-bij-mij': fitQuestions,
  'zoek/asiels': shelterSearch,
  'zoek/asiels/nederland': shelterSearch,
  'zoek/asiels/belgie': shelterSearch,
  'asiel/:uuidkey': shelter,
  'zoek/asiel/:uuidkey': shelter,
  'asieldieren/:uuidkey': shelterAnimals,
  'asieldieren/:uuidkey/:soortcode': shelterAnimals,
  favorieten: keptHere,
};
