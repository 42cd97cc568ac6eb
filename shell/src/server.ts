export { doors } from './doors';
export { createPageRenderer } from './render-page';
