import { CHAT_SHOWN, type Message, type MessagesRead } from '@portal/shared/contract';

/** What happens in a chat: all that is shown, a message, or how far a party has read. */
export type ThreadEvent =
  | { event: 'snapshot'; data: readonly Message[] }
  | { event: 'message'; data: Message }
  | { event: 'read'; data: MessagesRead };

/** The messages of a chat as they come: each once, whatever arrives twice. */
export class MessageThread {
  #messages = new Map<string, Message>();
  #isKnown = false;

  /** Whether the first snapshot has come. */
  get isKnown(): boolean {
    return this.#isKnown;
  }

  apply({ event, data }: ThreadEvent): void {
    if (event === 'message') this.put(data);
    else if (event === 'read') this.#read(data);
    else {
      // A connection begins with all that is shown, so what was missed between two connections is in it.
      this.#isKnown = true;
      this.#messages = new Map(data.map((message) => [message.id, message]));
    }
  }

  /** Adds a message, or its newer state. What was read stays read: the answer to a call may be older than an event. */
  put(message: Message): void {
    const read = message.read || this.#messages.get(message.id)?.read === true;
    this.#messages.set(message.id, { ...message, read });
  }

  newestFirst(): readonly Message[] {
    return [...this.#messages.values()].sort((a, b) => b.created.localeCompare(a.created)).slice(0, CHAT_SHOWN);
  }

  #read({ reciever, created }: MessagesRead): void {
    for (const message of this.#messages.values())
      if (message.reciever === reciever && message.created <= created) this.put({ ...message, read: true });
  }
}
