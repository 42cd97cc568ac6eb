import { apiPath, ReviewItemAnswer, ReviewPage } from '@portal/shared/contract';
import { get, post, put, type RepliesTo, stubApiWith } from '@portal/shared/testing';

/** The calls that this part alone makes, by the name of their endpoint. A new one adds its line here. */
const calls = {
  listShelterReviews: get(apiPath.shelterReviews(':uuidkey'), ReviewPage),
  createReview: post(apiPath.reviews(), ReviewItemAnswer),
  updateReview: put(apiPath.review(':id'), ReviewItemAnswer),
  answerReview: put(apiPath.reviewAnswer(':id'), ReviewItemAnswer),
};

export const stubApi = stubApiWith(calls);
export type Replies = RepliesTo<typeof calls>;
