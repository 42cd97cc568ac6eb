/** One event of a `text/event-stream`. */
export interface StreamEvent {
  event: string;
  data: string;
}

/**
 * Reads the events of a stream as its bytes arrive. The bytes may be cut anywhere, also inside a character. Lines that begin with ':' are
 * pings; an event that was not finished when the stream ended does not count.
 */
export class EventStreamParser {
  readonly #decoder = new TextDecoder();
  #rest = '';
  #event = '';
  #data: string[] = [];

  /** The events that these bytes finish. */
  push(bytes: Uint8Array): StreamEvent[] {
    const lines = (this.#rest + this.#decoder.decode(bytes, { stream: true })).split('\n');
    this.#rest = lines.pop() ?? '';
    return lines.flatMap((line) => this.#read(line.endsWith('\r') ? line.slice(0, -1) : line));
  }

  #read(line: string): StreamEvent[] {
    if (line === '') return this.#finish();
    const colon = line.indexOf(':');
    const name = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'event') this.#event = value;
    if (name === 'data') this.#data.push(value);
    return [];
  }

  #finish(): StreamEvent[] {
    const finished = { event: this.#event || 'message', data: this.#data.join('\n') };
    const hasData = this.#data.length > 0;
    this.#event = '';
    this.#data = [];
    return hasData ? [finished] : [];
  }
}
