import type { APIRequestContext } from 'playwright/test';
import { PASSWORD } from './people';
import { expect } from './test';

const signInPath = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded';

/** What somebody asks of the api, without a browser. */
export interface Caller {
  get<T>(path: string): Promise<T>;
  send<T>(method: 'POST' | 'PUT', path: string, data: object): Promise<T>;
}

/** Signs somebody in at the api alone; every answer must be a good one. */
export async function callerOf(request: APIRequestContext, email: string): Promise<Caller> {
  const signedIn = await request.post(signInPath, { data: { email, password: PASSWORD, returnSecureToken: true } });
  expect(signedIn.status()).toBe(200);
  const headers = { Authorization: `Bearer ${((await signedIn.json()) as { idToken: string }).idToken}` };
  return {
    get: async (path) => {
      const answer = await request.get(`/api/${path}`, { headers });
      expect(answer.status(), path).toBe(200);
      return answer.json();
    },
    send: async (method, path, data) => {
      const answer = await request.fetch(`/api/${path}`, { method, headers, data });
      expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
      return answer.json();
    },
  };
}
