import {
  AnimalAnswer,
  AnimalCheckAnswer,
  AnswerTemplateAnswer,
  AnswerTemplateList,
  apiPath,
  ChipComparisonAnswer,
  MessageAnswer,
  OwnerClaimsAnswer,
  PlacementClosed,
  PlacementClosing,
  ReactionAnswer,
  ReactionPage,
  ReviewRequestAnswer,
  SimilarAnimals,
  SuggestionAnswer,
} from '@portal/shared/contract';
import { get, post, put, type RepliesTo, remove, type StubApiOf, stubApiWith } from '@portal/shared/testing';

/** The calls that this part alone makes, by the name of their endpoint. A new one adds its line here. */
const calls = {
  countVisit: post(apiPath.animalVisit(':uuidkey')),
  getSimilarAnimals: get(apiPath.animalSimilar(':uuidkey'), SimilarAnimals),
  updatePhoto: put(apiPath.photo(':photoId'), MessageAnswer),
  deletePhoto: remove(apiPath.photo(':photoId'), MessageAnswer),
  createAnimal: post(apiPath.animals(), AnimalAnswer),
  updateAnimal: put(apiPath.animal(':uuidkey'), AnimalAnswer),
  checkAnimal: post(apiPath.animalCheck(':uuidkey'), AnimalCheckAnswer),
  listReactions: get(apiPath.reactions(), ReactionPage),
  listShelterReactions: get(apiPath.shelterReactions(':id'), ReactionPage),
  sendClaim: post(apiPath.animalClaims(':uuidkey'), MessageAnswer),
  listClaims: get(apiPath.animalClaims(':uuidkey'), OwnerClaimsAnswer),
  decideClaim: put(apiPath.ownerClaim(':uuidkey'), OwnerClaimsAnswer),
  compareChip: post(apiPath.ownerClaimChip(':uuidkey'), ChipComparisonAnswer),
  recordException: put(apiPath.animalException(':uuidkey'), OwnerClaimsAnswer),
  sendReaction: post(apiPath.reactions(), ReactionAnswer),
  updateReaction: put(apiPath.reaction(':uuidkey'), ReactionAnswer),
  answerReaction: post(apiPath.reactionAnswer(':uuidkey'), ReactionAnswer),
  listAnswerTemplates: get(apiPath.shelterAnswerTemplates(':id'), AnswerTemplateList),
  listReactionTemplates: get(apiPath.reactionAnswerTemplates(':uuidkey'), AnswerTemplateList),
  createAnswerTemplate: post(apiPath.shelterAnswerTemplates(':id'), AnswerTemplateAnswer),
  updateAnswerTemplate: put(apiPath.answerTemplate(':uuidkey'), AnswerTemplateAnswer),
  removeAnswerTemplate: remove(apiPath.answerTemplate(':uuidkey')),
  getPlacementClosing: get(apiPath.animalReactionsClose(':uuidkey'), PlacementClosing),
  closeForPlacement: post(apiPath.animalReactionsClose(':uuidkey'), PlacementClosed),
  withdrawReaction: remove(apiPath.reaction(':uuidkey')),
  suggestPeople: get(apiPath.reviewSuggestions(), SuggestionAnswer),
  requestReview: put(apiPath.reviewRequest(), ReviewRequestAnswer),
};

export const stubApi = stubApiWith(calls);
export type Replies = RepliesTo<typeof calls>;
export type StubApi = StubApiOf<typeof calls>;
