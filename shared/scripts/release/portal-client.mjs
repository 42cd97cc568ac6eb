/** The calls of the release commands to a running portal's api. */

export class PublishError extends Error {}

export function portalClient({ portal, key }) {
  const send = (path, init = {}) =>
    fetch(new URL(path, portal), { ...init, headers: { Authorization: `DeployKey ${key}`, ...init.headers } });
  return {
    async register() {
      const answer = await send('/register.json', { cache: 'no-store' });
      if (answer.status === 404) return { generation: 0, remotes: [] };
      if (!answer.ok) throw new PublishError(`${portal}/register.json antwoordt ${answer.status}`);
      return answer.json();
    },
    async putFile(name, file, bytes) {
      const headers = { 'Content-Type': 'application/octet-stream' };
      const answer = await send(`/api/release/${name}/files/${file}`, { method: 'PUT', headers, body: bytes });
      if (!answer.ok) throw new PublishError(await reasonOf(answer, file));
    },
    readBack: (path) => fetch(new URL(path, portal), { cache: 'no-store' }),
    /** One change of the register; `If-Match` is the generation that was read, so that of two teams one gets 412. */
    change: (name, body, generation) =>
      send(`/api/release/${name}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', 'If-Match': `"${generation}"` },
        body: JSON.stringify(body),
      }),
  };
}

export async function reasonOf(answer, what) {
  const text = await answer.text();
  try {
    const { error } = JSON.parse(text);
    const fields = Object.entries(error.fields ?? {}).map(([field, message]) => `${field}: ${message}`);
    return [`${what}: ${error.message}`, ...fields].join('\n  ');
  } catch {
    return `${what}: antwoord ${answer.status} ${text.slice(0, 200)}`;
  }
}
