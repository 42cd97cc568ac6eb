/** The open end of a stream that a test answers with. */
export interface StreamSink {
  /** Sends one event, whole. */
  send(event: string, data: unknown): void;
  /** Sends these bytes, whatever they are. */
  write(bytes: string | Uint8Array): void;
  /** Ends the stream in good order. */
  end(): void;
  /** Breaks the connection. */
  fail(): void;
  onClosed(listener: () => void): void;
}

/** One streamed answer: what a test writes comes out of `body`, until it ends or `signal` gives the request up. */
export class StreamEnd implements StreamSink {
  readonly body: ReadableStream<Uint8Array>;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(signal: AbortSignal | null) {
    this.body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#controller = controller;
      },
      cancel: () => this.#close(),
    });
    const giveUp = () => this.#break(new DOMException('aborted', 'AbortError'));
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp);
  }

  send = (event: string, data: unknown): void => this.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

  write = (bytes: string | Uint8Array): void =>
    this.#controller?.enqueue(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes);

  end = (): void => {
    this.#controller?.close();
    this.#close();
  };

  fail = (): void => this.#break(new TypeError('network error'));

  onClosed = (listener: () => void): void => {
    this.#listeners.add(listener);
    if (this.#controller === undefined) listener();
  };

  #break(reason: unknown): void {
    this.#controller?.error(reason);
    this.#close();
  }

  #close(): void {
    this.#controller = undefined;
    for (const listener of this.#listeners) listener();
  }
}
