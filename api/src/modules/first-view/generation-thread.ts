import { API_PREFIX, type PortalConfig, type Register } from '@portal/shared/contract';
import { type Answers, type RenderOptions, renderThread } from './render-thread';

/** The answer of one of the portal's own routes to a visitor. */
export interface OwnAnswer {
  status: number;
  body: string;
  etag?: string | undefined;
}

/** What the thread of every generation is made of. */
export interface GenerationOptions {
  /** A file of a release by its path below `/mf/`. */
  readFile(path: string): Promise<Buffer | undefined>;
  /** Calls a route of this api as a visitor does. */
  call(path: string): Promise<OwnAnswer>;
  origin: string;
  config: PortalConfig;
  /** See `RenderOptions`; tests shorten them. */
  limitMs?: number;
  startMs?: number;
}

/** A page that asks so much at once is none. */
const CALLS_MAX = 20;
const SERVER_FILE = /^server\.[\w.-]+\.js$/;

/** The thread with the server builds of a generation of the register; undefined when its shell has none. */
export async function generationThread(
  register: Register,
  { readFile, call, origin, config, limitMs, startMs }: GenerationOptions,
  rest: Pick<RenderOptions, 'waitMs' | 'onReady' | 'onFault'>,
) {
  async function codeOf(part: string, file: string | undefined): Promise<string | undefined> {
    return file === undefined ? undefined : (await readFile(`${part}/files/${file}`))?.toString('utf8');
  }

  const shell = await codeOf('shell', register.shell.server);
  if (shell === undefined) return undefined;
  const codes = await Promise.all(
    register.remotes
      .filter(({ enabled }) => enabled)
      .map(async ({ name, current }) => ({ name, code: await codeOf(name, serverFileOf(current.files)) })),
  );
  const remotes = codes.flatMap(({ name, code }) => (code === undefined ? [] : [{ name, code }]));
  const answer = (calls: readonly string[]) => answersTo(calls, call);
  return renderThread({ origin, register, config, shell, remotes }, { limitMs, startMs, answer, ...rest });
}

async function answersTo(calls: readonly string[], call: GenerationOptions['call']): Promise<Answers> {
  if (calls.length > CALLS_MAX) return {};
  return Object.fromEntries(await Promise.all(calls.map(async (path) => [path, await answerTo(path, call)])));
}

async function answerTo(path: string, call: GenerationOptions['call']): Promise<Answers[string]> {
  try {
    const { status, body, etag } = await call(API_PREFIX + path);
    if (status !== 200) return null;
    return { text: body, ...(etag === undefined ? {} : { etag }) };
  } catch {
    return null;
  }
}

const serverFileOf = (files: Readonly<Record<string, string>>) =>
  Object.keys(files).find((name) => SERVER_FILE.test(name));
