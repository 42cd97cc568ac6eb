import {
  apiPath,
  MeAnswer,
  MeClosed,
  MeExport,
  ResponseTimeAnswer,
  SessionList,
  ShelterAnswer,
} from '@portal/shared/contract';
import { get, post, put, type RepliesTo, remove, type StubApiOf, stubApiWith } from '@portal/shared/testing';
import * as z from 'zod/mini';

/** The calls that this part alone makes, by the name of their endpoint. A new one adds its line here. */
const calls = {
  getResponseTime: get(apiPath.shelterResponseTime(':id'), ResponseTimeAnswer),
  declineReview: post(apiPath.reviewUnsubscribe(':id'), z.unknown()),
  updateMe: put(apiPath.me(), MeAnswer),
  closeMe: remove(apiPath.me(), MeClosed),
  exportMe: get(apiPath.myExport(), MeExport),
  restoreMe: post(apiPath.restoreMe(), z.unknown()),
  listSessions: get(apiPath.mySessions(), SessionList),
  endSession: remove(apiPath.mySession(':id')),
  updateShelter: put(apiPath.shelter(':id'), ShelterAnswer),
  unsubscribe: post(apiPath.unsubscribe(), z.unknown()),
};

export const stubApi = stubApiWith(calls);
export type Replies = RepliesTo<typeof calls>;
export type StubApi = StubApiOf<typeof calls>;
