/** Door `@portal/shared/testing`: complete contract objects, a stub of the api and the page around a part. Never in production. */

export { makeAnimal, makeAnimalCard, makePhoto, makeSearchPage } from './animal-factories';
export { ATTACKS, CORPUS_PHOTO } from './attack-corpus';
export { type CallName, calls } from './calls';
export { makeAdmin, makeConfig, makeMe, makeNewsItem, makeStaff } from './factories';
export { type FakeIdentity, type FakeIdentityOptions, makeFakeIdentity } from './fake-identity';
export { uuidkeyOf } from './ids';
export { makeReaction, makeReactionPage } from './reaction-factories';
export { type EndpointCall, refetchedBy } from './refetched-by';
export { makeRegister, makeRelease, makeRemoteRow } from './register-factories';
export { makeTestStore, type RenderedPart, type RenderPartOptions, renderPart } from './render-part';
export {
  makeShelter,
  makeShelterLabel,
  makeShelterPage,
  makeShelterRow,
  makeShelterSummary,
} from './shelter-factories';
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
