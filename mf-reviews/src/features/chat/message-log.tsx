import { CHAT_SHOWN, type Message } from '@portal/shared/contract';
import { Button, CheckIcon, ChevronDownIcon, EmptyState, MailIcon } from '@portal/shared/ui';
import { Fragment, useEffect, useRef } from 'react';
import { Bubble } from './bubble';
import styles from './chat.module.css';
import type { ChatParty } from './chat-party';
import type { QueuedMessage } from './message-queue';
import { messages } from './messages';
import { QueuedFoot } from './queued-foot';
import { useAnnounced, useStayAtEnd } from './use-log';
import { useOnScreen } from './use-on-screen';

interface MessageLogProps {
  party: ChatParty;
  /** Undefined before the first snapshot. */
  newestFirst: readonly Message[] | undefined;
  queued: readonly QueuedMessage[];
  firstUnread: string | null;
  /** Whether the newest message is before the reader's eyes. */
  onSeen: (isSeen: boolean) => void;
  correct: (text: string, entry: string) => void;
  onDiscard: (entry: string) => void;
}

/**
 * The messages, newest last. It stays at the end unless the reader scrolled up. A screen reader hears what is new, not the history: the log is
 * there before its first message.
 */
export function MessageLog({ party, queued, firstUnread, onSeen, correct, onDiscard, ...props }: MessageLogProps) {
  const { newestFirst = [] } = props;
  const arrived = new Set(newestFirst.map(({ id }) => id));
  const waiting = queued.filter(({ id }) => !arrived.has(id));
  const lastOwn = waiting.at(-1)?.id ?? newestFirst.find(({ sender }) => sender === party.own)?.id;
  const { log, isAtEnd, isBehind, handleScroll, goToEnd } = useStayAtEnd(newestFirst[0]?.id, lastOwn);
  const end = useRef<HTMLDivElement>(null);
  const isSeen = useOnScreen(end) && isAtEnd;
  useEffect(() => onSeen(isSeen), [onSeen, isSeen]);
  const lastRead = newestFirst.find(({ sender, read }) => sender === party.own && read)?.id;
  const entries = [
    ...newestFirst.toReversed().map((message) => arrivedBubble(message, party, message.id === lastRead)),
    // One list: the same bubble stays when its message has arrived, so that it is read out once.
    ...waiting.map((entry) => queuedBubble(entry, { correct, onDiscard })),
  ];
  const isEmpty = entries.length === 0;
  return (
    <div className={styles.frame}>
      <div
        ref={log}
        role="log"
        aria-label={messages.list}
        aria-live={useAnnounced(props.newestFirst !== undefined)}
        // What scrolls must be reachable by keyboard.
        tabIndex={isEmpty ? undefined : 0}
        className={isEmpty ? undefined : styles.log}
        onScroll={handleScroll}
      >
        {newestFirst.length >= CHAT_SHOWN ? <p className={styles.last}>{messages.last(CHAT_SHOWN)}</p> : null}
        {isEmpty ? (
          <EmptyState title={messages.empty.title} icon={MailIcon}>
            {messages.empty[party.role]}
          </EmptyState>
        ) : (
          <ol className={styles.list}>
            {entries.map(({ id, ...bubble }) => (
              <Fragment key={id}>
                {id === firstUnread ? <li className={styles.unread}>{messages.unread}</li> : null}
                <Bubble {...bubble} />
              </Fragment>
            ))}
          </ol>
        )}
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

const arrivedBubble = (message: Message, party: ChatParty, isLastRead: boolean) => ({
  id: message.id,
  isOwn: message.sender === party.own,
  label: labelOf(message, party),
  text: message.text,
  time: message.created,
  foot: isLastRead ? <Read /> : null,
});

const queuedBubble = (entry: QueuedMessage, does: Pick<MessageLogProps, 'correct' | 'onDiscard'>) => ({
  id: entry.id,
  isOwn: true,
  isRefused: entry.state === 'refused',
  label: messages.own(entry.name),
  text: entry.text,
  time: entry.typedAt,
  foot: (
    <QueuedFoot
      entry={entry}
      onCorrect={() => does.correct(entry.text, entry.id)}
      onDiscard={() => does.onDiscard(entry.id)}
    />
  ),
});

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
