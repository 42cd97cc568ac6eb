export {
  type FirstView,
  type FirstViewOptions,
  type FirstViews,
  firstViews,
  type MaybeView,
} from './first-views';
