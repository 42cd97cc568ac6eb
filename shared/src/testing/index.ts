/** Door `@portal/shared/testing`: complete contract objects, a stub of the api and the page around a part. Never in production. */

export { type Ask, askedAgain } from './asked-again';
export { ATTACKS, CORPUS_PHOTO } from './attack-corpus';
export { type CallName, calls } from './calls';
export {
  makeAdmin,
  makeAnimal,
  makeAnimalCard,
  makeConfig,
  makeMe,
  makeNewsItem,
  makePhoto,
  makeSearchPage,
  makeShelter,
  makeShelterLabel,
  makeShelterPage,
  makeShelterRow,
  makeShelterSummary,
  makeStaff,
  uuidkeyOf,
} from './factories';
export { type FakeIdentity, type FakeIdentityOptions, makeFakeIdentity } from './fake-identity';
export { makeReaction, makeReactionPage } from './reaction-factories';
export { makeRegister, makeRelease, makeRemoteRow } from './register-factories';
export { makeTestStore, type RenderedPart, type RenderPartOptions, renderPart } from './render-part';
export {
  hangingAnswer,
  networkFailure,
  type RecordedRequest,
  type Replies,
  rawAnswer,
  refuse,
  type StubApi,
  stubApi,
} from './stub-api';
