import type { APIRequestContext } from 'playwright/test';
import { tokenOf } from './people';
import { expect } from './test';

/** What somebody asks of the api, without a browser. */
export interface Caller {
  get<T>(path: string): Promise<T>;
  send<T>(method: 'POST' | 'PUT', path: string, data: object): Promise<T>;
  remove(path: string): Promise<void>;
}

/** The api for somebody who is signed in; every answer must be a good one. */
export async function callerOf(request: APIRequestContext, email: string): Promise<Caller> {
  const headers = { Authorization: `Bearer ${await tokenOf(request, email)}` };
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
    remove: async (path) => {
      const answer = await request.delete(`/api/${path}`, { headers });
      expect(answer.status(), path).toBe(204);
    },
  };
}
