import { CHAT_SHOWN, type Message } from '@portal/shared/contract';
import { Button, CheckIcon, ChevronDownIcon } from '@portal/shared/ui';
import { Fragment, useEffect, useRef } from 'react';
import { Bubble } from './bubble';
import styles from './chat.module.css';
import type { ChatParty } from './chat-party';
import type { QueuedMessage } from './message-queue';
import { messages } from './messages';
import { QueuedBubble } from './queued-bubble';
import { useAnnounced, useStayAtEnd } from './use-log';
import { useOnScreen } from './use-on-screen';

interface MessageLogProps {
  party: ChatParty;
  newestFirst: readonly Message[];
  queued: readonly QueuedMessage[];
  firstUnread: string | null;
  /** Whether the newest message is before the reader's eyes. */
  onSeen: (isSeen: boolean) => void;
  correct: (text: string, entry: string) => void;
  onDiscard: (entry: string) => void;
}

/** The messages, newest last. It stays at the end unless the reader scrolled up; a screen reader hears what is new, not the history. */
export function MessageLog({ party, newestFirst, queued, firstUnread, onSeen, correct, onDiscard }: MessageLogProps) {
  const arrived = new Set(newestFirst.map(({ id }) => id));
  const waiting = queued.filter(({ id }) => !arrived.has(id));
  const lastOwn = waiting.at(-1)?.id ?? newestFirst.find(({ sender }) => sender === party.own)?.id;
  const { log, isAtEnd, isBehind, handleScroll, goToEnd } = useStayAtEnd(newestFirst[0]?.id, lastOwn);
  const end = useRef<HTMLDivElement>(null);
  const isSeen = useOnScreen(end) && isAtEnd;
  useEffect(() => onSeen(isSeen), [onSeen, isSeen]);
  const lastRead = newestFirst.find(({ sender, read }) => sender === party.own && read)?.id;
  return (
    <div className={styles.frame}>
      <div
        ref={log}
        role="log"
        aria-label={messages.list}
        aria-live={useAnnounced()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className={styles.log}
        onScroll={handleScroll}
      >
        {newestFirst.length >= CHAT_SHOWN ? <p className={styles.last}>{messages.last(CHAT_SHOWN)}</p> : null}
        <ol className={styles.list}>
          {newestFirst.toReversed().map((message) => (
            <Fragment key={message.id}>
              {message.id === firstUnread ? <li className={styles.unread}>{messages.unread}</li> : null}
              <Bubble
                isOwn={message.sender === party.own}
                label={labelOf(message, party)}
                text={message.text}
                time={message.created}
                foot={message.id === lastRead ? <Read /> : null}
              />
            </Fragment>
          ))}
          {waiting.map((entry) => (
            <QueuedBubble
              key={entry.id}
              entry={entry}
              onCorrect={() => correct(entry.text, entry.id)}
              onDiscard={() => onDiscard(entry.id)}
            />
          ))}
        </ol>
        <div ref={end} className={styles.end} />
      </div>
      {isBehind ? (
        <div className={styles.newest}>
          <Button icon={ChevronDownIcon} onClick={goToEnd}>
            {messages.toNewest}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** '(ik)' behind the own name, '(asiel)' behind that of the shelter (RE-011). */
function labelOf({ sender, name }: Message, { own, shelter }: ChatParty): string {
  if (sender === own) return messages.own(name);
  return sender === shelter ? messages.ofShelter(name) : name;
}

function Read() {
  return (
    <p className={styles.read}>
      <CheckIcon size={16} /> {messages.read}
    </p>
  );
}
