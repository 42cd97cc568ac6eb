/** The pieces of this remote by slot; the same slots stand in remote.json. */
export const slots = {
  'home.search': async () => (await import('./features/home/home-search')).HomeSearch,
  'home.newest': async () => (await import('./features/home/home-newest')).HomeNewest,
  'home.long-stayers': async () => (await import('./features/home/home-long-stayers')).HomeLongStayers,
  'members.saved-searches': async () => (await import('./features/saved-searches/saved-searches')).SavedSearches,
  'members.favourites': async () => (await import('./features/favourites/favourites')).Favourites,
};
