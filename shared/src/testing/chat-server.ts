import { CHAT_PER_MINUTE, CHAT_SHOWN, type Message, MessageCreate, type MessagesRead } from '@portal/shared/contract';
import { type RecordedRequest, type Replies, refuse, streamAnswer } from './stub-api';

/** Who asks: their party key, and whether they are an administrator. */
export interface ChatCaller {
  party: string;
  isAdmin?: boolean;
}

/** What the chat of a test begins with; `callerOf` says who asks, null for nobody. */
export interface ChatServerOptions {
  reviewId: number;
  parties: { author: string; shelter: string };
  names?: { author: string; shelter: string };
  messages?: readonly Message[];
  flags?: Readonly<Record<string, boolean>>;
  callerOf(request: RecordedRequest): ChatCaller | null;
}

/** The chat of one review in memory, as answers for `stubApi`. */
export interface ChatServer {
  replies: Replies;
  /** Oldest first. */
  messages(): readonly Message[];
  /** A message arrives, by default of the shelter. */
  receive(overrides: Partial<Message>): Message;
  /** Ends all streams, as a server that stops. */
  endStreams(): void;
  /** How many streams are open now. */
  streams(): number;
}

interface Stream {
  caller: ChatCaller;
  send(event: string, data: unknown): void;
  end(): void;
}

/** Stands in for the chat of the api (C21): the same parties, the same refusals, each id once. */
export function makeChatServer(options: ChatServerOptions): ChatServer {
  const { reviewId, parties, flags = { 'review-chat': true }, callerOf } = options;
  const names = options.names ?? { author: 'Noor de Vries', shelter: 'Dierentehuis De Linde' };
  let messages: readonly Message[] = options.messages ?? [];
  const streams = new Set<Stream>();

  const isParty = ({ party, isAdmin }: ChatCaller) => !isAdmin && Object.values(parties).includes(party);
  const tell = (event: string, data: Message | MessagesRead) => {
    for (const stream of streams) stream.send(event, data);
  };
  /** Within a review the time grows with every message. */
  const nextTime = () => {
    const last = messages.at(-1)?.created;
    return new Date(Math.max(Date.now(), last === undefined ? 0 : Date.parse(last) + 1)).toISOString();
  };
  const receive = (overrides: Partial<Message>) => {
    const message: Message = {
      id: crypto.randomUUID(),
      ...{ sql_id: reviewId, sql_key: 'review', name: names.shelter, text: 'Dag Noor', read: false },
      created: nextTime(),
      ...{ sender: parties.shelter, reciever: parties.author },
      ...overrides,
    };
    messages = [...messages, message];
    tell('message', message);
    return message;
  };
  const markRead = ({ reciever, created }: Message) => {
    const isMeant = (message: Message) => message.reciever === reciever && message.created <= created;
    messages = messages.map((message) => (isMeant(message) ? { ...message, read: true } : message));
    tell('read', { reciever, created });
  };

  const replies: Replies = {
    getFeature: ({ path }) => {
      const alias = decodeURIComponent(path.split('/').at(-1) ?? '');
      return { data: { item: { alias, on: flags[alias] ?? false } } };
    },
    watchMessages: (request) => {
      const caller = callerOf(request);
      if (caller === null) return refuse('NOT_SIGNED_IN');
      if (!caller.isAdmin && !isParty(caller)) return refuse('NOT_FOUND');
      return streamAnswer((sink) => {
        const stream = { caller, ...sink };
        streams.add(stream);
        sink.onClosed(() => streams.delete(stream));
        sink.send('snapshot', [...messages].reverse().slice(0, CHAT_SHOWN));
      });
    },
    addMessage: (request) => {
      const caller = callerOf(request);
      if (caller === null) return refuse('NOT_SIGNED_IN');
      if (caller.isAdmin) return refuse('NO_ACCESS');
      if (!isParty(caller)) return refuse('NOT_FOUND');
      const parsed = MessageCreate.safeParse(request.body);
      if (!parsed.success) return refuse('VALIDATION', { text: parsed.error.issues[0]?.message ?? '' });
      const { id = crypto.randomUUID(), text, reciever } = parsed.data;
      const isAuthor = caller.party === parties.author;
      const [name, other] = isAuthor ? [names.author, parties.shelter] : [names.shelter, parties.author];
      if (reciever !== undefined && reciever !== other) return refuse('NO_ACCESS');
      const known = messages.find((message) => message.id === id);
      if (known && known.text !== text) return refuse('VALIDATION', { id: 'Dit bericht is er al' });
      const isFull = messages.filter(({ sender }) => sender === caller.party).length >= CHAT_PER_MINUTE;
      if (!known && isFull) return refuse('TOO_MANY_REQUESTS');
      const item = known ?? receive({ id, text, name, sender: caller.party, reciever: other });
      return { data: { item } };
    },
    markMessageRead: (request) => {
      const caller = callerOf(request);
      if (caller === null) return refuse('NOT_SIGNED_IN');
      const message = messages.find(({ id }) => id === request.path.split('/').at(-1));
      if (!message || caller.isAdmin || message.reciever !== caller.party) return refuse('NO_ACCESS');
      markRead(message);
      return { data: { item: { ...message, read: true } } };
    },
  };
  return {
    replies,
    receive,
    messages: () => messages,
    streams: () => streams.size,
    endStreams: () => {
      for (const stream of [...streams]) stream.end();
    },
  };
}
