import { createContext, runInContext } from 'node:vm';
import { API_PREFIX, PortalConfig, rootPath } from '@portal/shared/contract';
import { unpackNames } from '@portal/shared/domain';
import type { APIRequestContext } from 'playwright/test';

/** How a page was rendered: how often all of it, and what it asked the api. */
export interface Rendering {
  times: number;
  asked: string[];
}

interface ServerBuild {
  createPageRenderer(register: unknown, remotes: unknown[]): Promise<(page: object) => Promise<unknown>>;
  doors: Record<string, object>;
  remote: { queries?: Record<string, unknown> };
}

/** The server builds of the running portal, in this process: what the api does in a thread, looked at from inside. */
export async function openRenderer(request: APIRequestContext) {
  const read = async (path: string) => (await request.get(path)).text();
  const register = unpackNames(JSON.parse(await read(rootPath.register())));
  const origin = 'https://portal.example';
  const silent = { log() {}, info() {}, warn() {}, error() {} };
  const platform = { location: { origin, href: `${origin}/` }, console: silent, URL, URLSearchParams, TextEncoder };
  const context = createContext({
    ...platform,
    AbortController,
    queueMicrotask,
    setTimeout: () => 0,
    clearTimeout() {},
  });

  async function run(part: string, file: string, doors: Record<string, object>): Promise<ServerBuild> {
    const code = await read(`/mf/${part}/files/${file}`);
    const module = { exports: {} };
    runInContext(`(function (module, exports, require) {${code}\n})`, context)(
      module,
      module.exports,
      (key: string) => doors[key],
    );
    return module.exports as ServerBuild;
  }

  const { createPageRenderer, doors } = await run('shell', register.shell.server ?? '', {});
  const remotes: ServerBuild['remote'][] = [];
  for (const { name, current } of register.remotes) {
    const file = Object.keys(current.files).find((key) => /^server\..*js$/.test(key));
    if (file) remotes.push((await run(name, file, doors)).remote);
  }
  const render = await createPageRenderer(register, remotes);

  return {
    /** Patterns of the pages whose queries their part says. */
    patterns: remotes.flatMap(({ queries = {} }) => Object.keys(queries)),
    async render(url: string): Promise<Rendering> {
      const rendering: Rendering = { times: 0, asked: [] };
      await render({
        url,
        config: PortalConfig.parse({}),
        ask: async (path: string) => {
          rendering.asked.push(path);
          return { data: JSON.parse(await read(API_PREFIX + path)) };
        },
        onRender: (remote?: string) => {
          if (remote === undefined) rendering.times += 1;
        },
      });
      return rendering;
    },
  };
}
