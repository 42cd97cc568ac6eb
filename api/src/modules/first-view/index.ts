export { type FirstView, type FirstViewOptions, firstViews } from './first-views';
