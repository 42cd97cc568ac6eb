export { reviewRepository } from './review.repository';
export { reviewRoutes } from './review.routes';
export { reviewPageRoutes } from './review-page.routes';
export { reviewPageService } from './review-page.service';
export { reviewReminder } from './review-reminder';
export { reviewRequestRoutes } from './review-request.routes';
export { reviewRequestService } from './review-request.service';
