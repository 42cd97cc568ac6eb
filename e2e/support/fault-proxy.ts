import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Register } from '@portal/shared/contract';
import { sendText } from './compressed';
import { withoutView } from './documents.mjs';

/**
 * What the proxy does instead of answering: `hang` never answers, a number answers with that status, `html` answers 200 with a page,
 * `tamper` changes the file, `half` ends in the middle, `reset` breaks the connection, `slow:<ms>` waits first.
 */
export type FaultMode = 'hang' | number | 'html' | 'tamper' | 'half' | 'reset' | `slow:${number}`;

interface Fault {
  pattern: RegExp;
  mode: FaultMode;
  times: number;
}

type Change = (body: string, path: string) => string;

/** A script that is changed on its way sets this property of the window when it runs all the same. */
const TAMPERED = '__tampered';

/** Stands between one test's browser and the portal, and breaks what the test asks for. */
export class FaultProxy {
  /** Paths that the browser asked for, in order. */
  readonly requests: string[] = [];
  private readonly times: number[] = [];
  private readonly faults: Fault[] = [];
  private readonly hanging: ServerResponse[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((incoming, answer) => this.handle(incoming, answer));
  private readonly edits: ((register: Register) => void)[] = [];
  private readonly rewrites: ((html: string) => string)[] = [];
  private readonly bodies = new Map<string, string>();

  private constructor(private readonly portal: URL) {
    this.server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
  }

  static async start(portal: string): Promise<FaultProxy> {
    const proxy = new FaultProxy(new URL(portal));
    await new Promise<void>((done) => proxy.server.listen(0, '127.0.0.1', done));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Breaks the answers for paths that fit, the first `times` of them. The fault that was added last counts. */
  fail(pattern: RegExp, mode: FaultMode, times = Number.POSITIVE_INFINITY): void {
    this.faults.unshift({ pattern, mode, times });
  }

  /** Takes all faults away; what hangs goes on hanging. */
  heal(): void {
    this.faults.length = 0;
  }

  /** Takes all faults away and cuts off what hangs, as a server that starts again. */
  restart(): void {
    this.heal();
    for (const answer of this.hanging) answer.destroy();
    this.hanging.length = 0;
  }

  /** Shows this browser another register, in the document and as register.json; edits add up. */
  editRegister(edit: (register: Register) => void): void {
    this.edits.push(edit);
  }

  /** Changes every HTML page on its way. */
  rewritePage(rewrite: (html: string) => string): void {
    this.rewrites.push(rewrite);
  }

  /** Answers a path with this script, style sheet or JSON, whatever the portal has; a fault of that path changes it like any other. */
  serve(path: string, body: string): void {
    this.bodies.set(path, body);
  }

  /** Milliseconds since the first request that fits. */
  since(pattern: RegExp): number {
    const first = this.times[this.requests.findIndex((path) => pattern.test(path))];
    if (first === undefined) throw new Error(`Nobody asked for ${pattern}`);
    return performance.now() - first;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((done) => this.server.close(done));
  }

  private handle(incoming: IncomingMessage, answer: ServerResponse): void {
    const path = incoming.url ?? '/';
    this.requests.push(path);
    this.times.push(performance.now());
    const fault = this.faults.find(({ pattern, times }) => times > 0 && pattern.test(path));
    if (!fault) {
      this.forward(incoming, answer);
      return;
    }
    fault.times -= 1;
    const { mode } = fault;
    if (mode === 'hang') this.hanging.push(answer);
    else if (mode === 'reset') incoming.socket.destroy();
    else if (typeof mode === 'number') answer.writeHead(mode, { 'content-type': 'text/plain', ...OPEN }).end('fault');
    else if (mode === 'html')
      answer.writeHead(200, { 'content-type': 'text/html', ...OPEN }).end('<!doctype html><p>page');
    else if (mode === 'tamper') this.forward(incoming, answer, tampered);
    else if (mode === 'half') this.forward(incoming, answer, (body) => body.slice(0, body.length / 2));
    else setTimeout(() => this.forward(incoming, answer), Number(mode.slice('slow:'.length)));
  }

  private forward(incoming: IncomingMessage, answer: ServerResponse, change?: Change) {
    const path = incoming.url ?? '/';
    const own = this.bodies.get(path.split('?')[0] ?? path);
    if (own !== undefined) {
      const type = TYPES[/\.\w+(?=\?|$)/.exec(path)?.[0] ?? ''] ?? 'text/javascript';
      const text = change ? change(own, path) : own;
      sendText(incoming, answer, { status: 200, headers: { 'content-type': type, ...OPEN }, text });
      return;
    }
    const { origin, ...headers } = incoming.headers;
    // What is changed on its way must be read; files of releases are passed on as small as they are.
    const encoding = (!change && path.startsWith('/mf/') && headers['accept-encoding']) || 'identity';
    const outgoing = request(
      new URL(path, this.portal),
      {
        method: incoming.method,
        headers: {
          ...headers,
          host: this.portal.host,
          ...(origin && { origin: this.portal.origin }),
          'accept-encoding': encoding,
        },
      },
      (from) => this.pass(incoming, from, answer, change),
    );
    outgoing.on('error', () => answer.destroy());
    answer.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  }

  private pass(asked: IncomingMessage, from: IncomingMessage, to: ServerResponse, ownChange?: Change): void {
    const change = ownChange ?? this.changeFor(asked.url ?? '/', from);
    if (!change) {
      from.pipe(to.writeHead(from.statusCode ?? 502, from.headers));
      return;
    }
    const chunks: Buffer[] = [];
    from.on('data', (chunk: Buffer) => chunks.push(chunk));
    from.on('end', () => {
      const { 'content-length': _length, etag: _etag, ...headers } = from.headers;
      const text = change(Buffer.concat(chunks).toString(), asked.url ?? '/');
      sendText(asked, to, { status: from.statusCode ?? 502, headers, text });
    });
  }

  /** What every answer of a kind needs; undefined for what is passed on as it is. */
  private changeFor(path: string, { headers }: IncomingMessage): Change | undefined {
    const type = headers['content-type'] ?? '';
    if (path === '/register.json') return (json) => this.editedRegister(json);
    if (/text\/html/.test(type)) return (html) => this.editedPage(html);
    // Photos are named with the portal's own origin, which is another one here.
    if (path.startsWith('/api/') && /json/.test(type)) return (json) => json.replaceAll(this.portal.origin, this.url);
    return undefined;
  }

  private editedRegister(json: string): string {
    const register = JSON.parse(json) as Register;
    for (const edit of this.edits) edit(register);
    return JSON.stringify(register).replaceAll('<', '\\u003c');
  }

  private editedPage(html: string): string {
    // The tags that fetch files ahead, and the page that came with the document, belong to the register that the portal knows.
    const page = withoutView(html)
      .replace(/<link rel="preload"[^>]*\/mf\/mf-[^>]*>/g, '')
      .replace(/(<script[^>]*id="register"[^>]*>)([\s\S]*?)(<\/script>)/, (_all, open, json, close) =>
        [open, this.editedRegister(json), close].join(''),
      );
    return this.rewrites.reduce((text, rewrite) => rewrite(text), page);
  }
}

/** What is served as a script unless its name says otherwise. */
const TYPES: Readonly<Record<string, string>> = { '.css': 'text/css', '.json': 'application/json' };

/** Files of releases are read across origins. */
const OPEN = { 'access-control-allow-origin': '*' };

function tampered(body: string, path: string): string {
  if (/\.css/.test(path)) return `${body}\nbody{outline:7px solid red}`;
  return `window.${TAMPERED}=true;${body}`;
}
