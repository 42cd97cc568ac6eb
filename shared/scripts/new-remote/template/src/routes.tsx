/** Every path of this remote and the page it shows; the same keys stand in remote.json. */
export const routes = {
  'example-path': async () => (await import('./pages/example-page')).ExamplePage,
};
