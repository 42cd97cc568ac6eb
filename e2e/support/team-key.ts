import { API_PREFIX, apiPath } from '@portal/shared/contract';
import type { APIRequestContext } from 'playwright/test';
import { PEOPLE, tokenOf } from './people';
import { expect } from './test';

/** Makes a pair of keys for a team, as an admin does on the tab Releases: good for this part alone. */
export async function makeTeamKey(request: APIRequestContext, part: string) {
  const answer = await request.post(API_PREFIX + apiPath.deployKeys(part), {
    headers: { Authorization: `Bearer ${await tokenOf(request, PEOPLE.admin)}` },
    data: { label: `pipeline of ${part}` },
  });
  expect(answer.status()).toBe(201);
  const { key, signing_key: signingKey } = ((await answer.json()) as { data: { item: Record<string, string> } }).data
    .item;
  return { key: key ?? '', signingKey: signingKey ?? '' };
}
