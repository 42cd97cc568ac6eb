import { apiPath } from '@portal/shared/contract';
import { remoteBuild, shellBuild, signed, type TestBuild, type TestKeys } from '../publish';
import type { Caller } from './calls';

/** A team that publishes its part again and again: gives what publishes one more release, and answers its build when that was taken. */
export function publisher(caller: Caller, { key, signingKey }: TestKeys) {
  const headers = { authorization: `DeployKey ${key}` };

  async function generation(): Promise<number | undefined> {
    const { status, text } = await caller.call({ kind: 'publish', path: '/register.json' });
    return status === 200 ? JSON.parse(text).generation : undefined;
  }

  async function send(build: TestBuild, on: number): Promise<boolean> {
    for (const [file, text] of Object.entries(build.files)) {
      const path = `/api/${apiPath.releaseFile(build.name, 'files', file)}`;
      const { isDone } = await caller.call({ kind: 'publish', method: 'PUT', path, body: Buffer.from(text), headers });
      if (!isDone) return false;
    }
    const path = `/api/${apiPath.release(build.name)}`;
    const body = signed(build, { generation: on }, signingKey);
    const own = { ...headers, 'if-match': `"${on}"` };
    return (await caller.call({ kind: 'publish', method: 'PUT', path, body, headers: own })).isDone;
  }

  return async (turn: number): Promise<string | undefined> => {
    const on = await generation();
    if (on === undefined) return undefined;
    const name = turn.toString(16).padStart(8, '0');
    const build = remoteBuild('mf-search', name, ['zoek'], { version: `1.0.${turn}` });
    return (await send(build, on)) ? name : undefined;
  };
}

/** The first release of the shell, without which there are no pages. */
export async function publishShell(caller: Caller, { key, signingKey }: TestKeys): Promise<void> {
  const build = shellBuild('0000aaaa');
  const headers = { authorization: `DeployKey ${key}` };
  for (const [file, text] of Object.entries(build.files)) {
    const path = `/api/${apiPath.releaseFile(build.name, 'files', file)}`;
    await caller.call({ kind: 'shell', method: 'PUT', path, body: Buffer.from(text), headers });
  }
  const body = signed(build, { generation: 0 }, signingKey);
  const path = `/api/${apiPath.release(build.name)}`;
  const answer = await caller.call({
    kind: 'shell',
    method: 'PUT',
    path,
    body,
    headers: { ...headers, 'if-match': '"0"' },
  });
  if (!answer.isDone) throw new Error(`The shell was not published: ${answer.status} ${answer.text}`);
}
