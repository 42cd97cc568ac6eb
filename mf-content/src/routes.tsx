/** Every path of this remote and the page it shows; the same keys stand in remote.json. */
export const routes = {
  nieuws: async () => (await import('./pages/news-list-page')).NewsListPage,
  'nieuws/:id': async () => (await import('./pages/news-item-page')).NewsItemPage,
};
