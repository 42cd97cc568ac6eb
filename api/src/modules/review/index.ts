export { reviewRepository } from './review.repository';
export { reviewRoutes } from './review.routes';
export { reviewPageRoutes } from './review-page.routes';
export { reviewPageService } from './review-page.service';
