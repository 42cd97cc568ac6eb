/** Door `@portal/shared/testing`: complete contract objects, a stub of the api and the page around a part. Never in production. */

export { makeAnimal, makeAnimalCard, makePhoto, makeSearchPage } from './animal-factories';
export { ATTACKS, CORPUS_PHOTO } from './attack-corpus';
export { get, post, put, remove, text } from './call';
export {
  CHAT_ATTEMPTS,
  type ChatActor,
  type ChatAttempt,
  type ChatCall,
  type ChatOutcome,
  type ChatParty,
} from './chat-abuse';
export { type ChatCaller, type ChatServer, type ChatServerOptions, makeChatServer } from './chat-server';
export { makeAdmin, makeConfig, makeMe, makeNewsItem, makeStaff } from './factories';
export { type FakeIdentity, type FakeIdentityOptions, makeFakeIdentity } from './fake-identity';
export { fakeScreen } from './fake-screen';
export { uuidkeyOf } from './ids';
export { REALTIME_ABUSE, REALTIME_CASES, type RealtimeCase } from './realtime-contract';
export type { ChatPerson, RealtimeStage } from './realtime-stage';
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
  type RepliesTo,
  rawAnswer,
  refuse,
  type StreamSink,
  type StubApi,
  type StubApiOf,
  streamAnswer,
  stubApi,
  stubApiWith,
} from './stub-api';
