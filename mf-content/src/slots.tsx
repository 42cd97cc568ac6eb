/** The pieces of this remote by slot; the same slots stand in remote.json. */
export const slots = {
  'home.news': async () => (await import('./features/news/latest-news')).LatestNews,
};
