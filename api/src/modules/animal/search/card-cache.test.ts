import { makeAnimalCard } from '@portal/shared/testing';
import * as z from 'zod/mini';
import { CachedCard, cardCache } from './card-cache';

function reader() {
  const asked: number[][] = [];
  let naam = 'oud';
  const read = async (ids: readonly number[]) => {
    asked.push([...ids]);
    return ids.filter((id) => id < 90).map((id) => makeAnimalCard({ id, naam }));
  };
  const rename = (next: string) => {
    naam = next;
  };
  return { asked, read, rename };
}

test('a card is read once, and the order is that of the ids', async () => {
  const { asked, read } = reader();
  const cards = cardCache(read, () => 'a');
  await cards([1, 2]);
  expect((await cards([3, 2, 1])).map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(asked).toEqual([[1, 2], [3]]);
});

test('another state forgets them: a change is seen at once', async () => {
  const { read, rename } = reader();
  let state = 'a';
  const cards = cardCache(read, () => state);
  await cards([1]);
  rename('nieuw');
  expect((await cards([1]))[0]?.naam).toBe('oud');
  state = 'b';
  expect((await cards([1]))[0]?.naam).toBe('nieuw');
});

test('what was asked before a change does not come back after it', async () => {
  const { read, rename } = reader();
  let state = 'a';
  let release: () => void = () => undefined;
  const gate = new Promise<void>((open) => {
    release = open;
  });
  const cards = cardCache(
    async (ids) => {
      const made = await read(ids);
      if (state === 'a') await gate;
      return made;
    },
    () => state,
  );
  const slow = cards([1]);
  state = 'b';
  rename('nieuw');
  await cards([2]);
  release();
  await slow;
  expect((await cards([1]))[0]?.naam).toBe('nieuw');
});

test('an animal that is gone is left out and asked again', async () => {
  const { asked, read } = reader();
  const cards = cardCache(read, () => 'a');
  expect(await cards([99])).toEqual([]);
  await cards([99]);
  expect(asked).toEqual([[99], [99]]);
});

test('beyond the limit it begins anew', async () => {
  const { asked, read } = reader();
  const cards = cardCache(read, () => 'a', 2);
  await cards([1, 2, 3]);
  await cards([1]);
  expect(asked).toEqual([[1, 2, 3], [1]]);
});

test('no field that the schema does not know leaves it, and a broken card fails', async () => {
  const cards = cardCache(
    async () => [{ ...makeAnimalCard({ id: 1 }), chipnummer: '528140000000001' }],
    () => 'a',
  );
  expect((await cards([1]))[0]).not.toHaveProperty('chipnummer');
  const broken = cardCache(
    async () => [{ ...makeAnimalCard({ id: 1 }), naam: null as never }],
    () => 'a',
  );
  await expect(broken([1])).rejects.toThrow(z.core.$ZodError);
});

test('an answer takes its cards alone, and they stay as they were checked', async () => {
  const { read } = reader();
  const [card] = await cardCache(read, () => 'a')([1]);
  expect(z.safeParse(CachedCard, card).success).toBe(true);
  expect(Object.isFrozen(card)).toBe(true);
  for (const other of [{ ...card, chipnummer: '528140000000001' }, makeAnimalCard({ id: 1 }), null, 'x'])
    expect(z.safeParse(CachedCard, other).success).toBe(false);
});
