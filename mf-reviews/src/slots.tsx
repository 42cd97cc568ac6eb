const shelterRating = async () => (await import('./features/shelter-rating/shelter-rating')).ShelterRating;
const shelterReviews = async () => (await import('./features/shelter-reviews/shelter-reviews')).ShelterReviews;

/** The pieces of this remote by slot; the same slots stand in remote.json. */
export const slots = {
  'animal.shelter-rating': shelterRating,
  'shelter.rating': shelterRating,
  'shelter.reviews': shelterReviews,
};
