import { ErrorPanel } from '@portal/shared/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { BeforeMessages } from './before-messages';
import styles from './chat.module.css';
import type { ChatParty } from './chat-party';
import { Composer, type ComposerHandle } from './composer';
import { MessageLog } from './message-log';
import { messages } from './messages';
import { useConversation } from './use-conversation';
import { useMessageQueue } from './use-message-queue';
import { useOnScreen } from './use-on-screen';
import { useReading } from './use-reading';

/** Messages and field of one chat, as `party` sees it. `owner` is the account that is signed in. */
export function ChatBox({ owner, party }: { owner: string; party: ChatParty }) {
  const { role, reviewId, name, own, other, otherName, closed } = party;
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const composer = useRef<ComposerHandle>(null);
  const isOnScreen = useOnScreen(section);
  const [isSeen, setSeen] = useState(false);
  const { newestFirst, isLost, refusal } = useConversation(reviewId, isOnScreen);
  const { queue, queued } = useMessageQueue(owner, reviewId);
  const firstUnread = useReading(newestFirst, own, isSeen);
  useEffect(() => {
    if (newestFirst === undefined) return;
    queue.settle(new Set(newestFirst.map((message) => message.id)));
    if (!isLost) queue.retry();
  }, [newestFirst, isLost, queue]);
  const correct = (text: string, entry: string) => {
    composer.current?.takeBack(text);
    void queue.remove(entry);
  };
  return (
    <section ref={section} className={styles.chat} aria-labelledby={id}>
      <div>
        <h2 id={id}>{otherName === null ? messages.title : messages.with(otherName)}</h2>
        <p className={styles.lead}>{messages.lead[role]}</p>
      </div>
      {refusal ? (
        <ErrorPanel title={messages.failed.refused}>{refusal.message}</ErrorPanel>
      ) : newestFirst === undefined && queued.length === 0 ? (
        <BeforeMessages isAsked={isOnScreen} />
      ) : (
        <MessageLog
          {...{ party, newestFirst, queued, firstUnread, correct }}
          onSeen={setSeen}
          onDiscard={(entry) => void queue.remove(entry)}
        />
      )}
      <p role="status" className={isLost ? styles.lost : styles.quiet}>
        {isLost ? messages[own === null || closed ? 'offlineReader' : 'offline'] : ''}
      </p>
      {closed && role !== 'admin' ? <p className={styles.closed}>{messages.closed[closed]}</p> : null}
      {own !== null && other !== null && !closed && !refusal ? (
        <Composer
          ref={composer}
          owner={owner}
          reviewId={reviewId}
          onSend={(text) => queue.put({ reviewId, name, text, reciever: other })}
        />
      ) : null}
    </section>
  );
}
