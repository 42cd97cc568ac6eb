/** Door `@portal/shared/testing`: complete contract objects, a stub of the api and the page around a part. Never in production. */
export { type CallName, calls } from './calls';
export {
  makeAnimal,
  makeAnimalCard,
  makeConfig,
  makeNewsItem,
  makePhoto,
  makeSearchPage,
  makeShelter,
  makeShelterLabel,
  makeShelterPage,
  makeShelterRow,
  makeShelterSummary,
  uuidkeyOf,
} from './factories';
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
