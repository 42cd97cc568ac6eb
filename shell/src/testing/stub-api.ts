import {
  apiPath,
  MeAnswer,
  MeClosed,
  MeExport,
  ResponseTimeAnswer,
  SessionList,
  ShelterAnswer,
} from '@portal/shared/contract';
import { get, post, put, remove, type StubApiOf, stubApiWith } from '@portal/shared/testing';

/** The calls that this part alone makes, by the name of their endpoint. A new one adds its line here. */
const calls = {
  getResponseTime: get(apiPath.shelterResponseTime(':id'), ResponseTimeAnswer),
  declineReview: post(apiPath.reviewUnsubscribe(':id')),
  updateMe: put(apiPath.me(), MeAnswer),
  closeMe: remove(apiPath.me(), MeClosed),
  exportMe: get(apiPath.myExport(), MeExport),
  restoreMe: post(apiPath.restoreMe()),
  listSessions: get(apiPath.mySessions(), SessionList),
  endSession: remove(apiPath.mySession(':id')),
  updateShelter: put(apiPath.shelter(':id'), ShelterAnswer),
  unsubscribe: post(apiPath.unsubscribe()),
};

export const stubApi = stubApiWith(calls);
export type StubApi = StubApiOf<typeof calls>;
