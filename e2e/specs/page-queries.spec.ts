import { portalPath } from '@portal/shared/contract';
import { openRenderer } from '../support/page-renderer';
import { findOldAnimals, findUnchangedShelters } from '../support/pages';
import { expect, test } from '../support/test';

test('a page whose part says its queries is rendered once, and asks no lookup of the page before (decision 110)', async ({
  request,
}) => {
  const { patterns, render } = await openRenderer(request);
  const [animal] = (await findOldAnimals(request, { rows: 1 })).data;
  const [shelter] = await findUnchangedShelters(request);
  const { data } = await (await request.get('/api/news')).json();
  const keys: Record<string, string | undefined> = { dier: animal?.uuidkey, nieuws: data.items[0].id };
  const addressOf = (pattern: string) =>
    `/${pattern.replace(/:\w+/, keys[pattern.split('/', 1)[0] ?? ''] ?? shelter?.uuidkey ?? '')}`;

  for (const pattern of patterns) expect(await render(addressOf(pattern)), pattern).toMatchObject({ times: 1 });
  expect(patterns).toContain('zoek/dieren/kat');
  // Home says none: it is rendered to learn them, and again with the answers.
  expect(await render(portalPath.home())).toMatchObject({ times: 2 });

  const { times, asked } = await render(`${portalPath.cats()}?first=2&eig=kinderen`);
  expect({ times, asked: asked.map((path) => path.split('?', 1)[0]) }).toEqual({ times: 1, asked: ['animal'] });
});
