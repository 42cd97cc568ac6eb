export const routes = { one: async () => (await import('./pages/one-page')).OnePage };
