/** The listeners and members of XMLHttpRequest that the portal uses. */
type Handler<Event = unknown> = ((event: Event) => void) | null;

/**
 * XMLHttpRequest over the fetch of this moment, so that the stub of the api answers it as well. Half of the body is told as sent before the
 * answer, all of it with the answer.
 */
export class XhrOverFetch {
  readonly upload: { onprogress: Handler<{ loaded: number; total: number }> } = { onprogress: null };
  onload: Handler = null;
  onerror: Handler = null;
  onabort: Handler = null;
  status = 0;
  responseText = '';
  responseURL = '';
  #url = '';
  #method = 'GET';
  #answered = new Headers();
  readonly #headers = new Headers();
  readonly #stop = new AbortController();

  open(method: string, url: string | URL): void {
    this.#method = method;
    this.#url = String(url);
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  getAllResponseHeaders(): string {
    return [...this.#answered].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }

  abort(): void {
    this.#stop.abort();
  }

  send(body: string): void {
    this.upload.onprogress?.({ loaded: 50, total: 100 });
    const { signal } = this.#stop;
    fetch(this.#url, { method: this.#method, headers: this.#headers, body, signal }).then(
      async (answer) => {
        this.status = answer.status;
        this.#answered = answer.headers;
        this.responseText = await answer.text();
        this.responseURL = this.#url;
        this.upload.onprogress?.({ loaded: 100, total: 100 });
        this.onload?.({});
      },
      () => (signal.aborted ? this.onabort : this.onerror)?.({}),
    );
  }
}
