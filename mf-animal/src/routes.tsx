/** Every path of this remote and the page it shows; the same keys stand in remote.json. */
export const routes = {
  'dier/:uuidkey': async () => (await import('./pages/animal-page')).AnimalPage,
};
