import type { Review } from '@portal/shared/contract';
import { useUser } from '@portal/shared/session';
import { ErrorPanel } from '@portal/shared/ui';
import { ChatBox } from './chat-box';
import { type ChatParty, chatPartyOf } from './chat-party';
import { messages } from './messages';
import { useChatFlag } from './use-chat-flag';

/** The chat of a review: for its author, the shelter's staff and administrators, when the flag is on (RE-009, RE-010, RE-017). */
export function Chat({ review }: { review: Review }) {
  const user = useUser();
  const party = user && chatPartyOf(user, review);
  if (!user || !party) return null;
  return <FlaggedChat key={`${user.uid} ${party.reviewId}`} owner={user.uid} party={party} />;
}

function FlaggedChat(props: { owner: string; party: ChatParty }) {
  const { state, retry } = useChatFlag();
  if (state === 'failed') return <ErrorPanel title={messages.failed.title} onRetry={retry} />;
  return state === 'on' ? <ChatBox {...props} /> : null;
}
