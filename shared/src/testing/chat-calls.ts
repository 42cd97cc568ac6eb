import {
  apiPath,
  FeatureAnswer,
  FeatureList,
  ManagedFeatureAnswer,
  MessageItemAnswer,
  MessageSnapshot,
  UnreadMessages,
} from '@portal/shared/contract';
import { get, post, put } from './call';

/** The calls of the chat and of the flags. */
export const chatCalls = {
  watchMessages: get(apiPath.messageStream(), MessageSnapshot),
  getUnreadMessages: get(apiPath.unreadMessages(), UnreadMessages),
  addMessage: post(apiPath.messages(), MessageItemAnswer),
  markMessageRead: put(apiPath.message(':id'), MessageItemAnswer),
  getFeature: get(apiPath.feature(':alias'), FeatureAnswer),
  listFeatures: get(apiPath.features(), FeatureList),
  updateFeature: put(apiPath.feature(':alias'), ManagedFeatureAnswer),
} as const;
