/** Every path of this remote and the page it shows; the same keys stand in remote.json. */
export const routes = {
  'recensies/:invite_uuid': async () => (await import('./pages/review-page')).ReviewPage,
};
