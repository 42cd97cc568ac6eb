import { semaphore } from './semaphore';

test('two at once, the others wait in order, and more than the queue is 503', async () => {
  const limited = semaphore({ max: 2, maxQueue: 2 });
  const ends: (() => void)[] = [];
  const order: number[] = [];
  const work = (number: number) =>
    limited(async () => {
      order.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      return number;
    });
  const results = [1, 2, 3, 4].map(work);
  await new Promise(setImmediate);
  expect(order).toEqual([1, 2]);
  await expect(work(5)).rejects.toMatchObject({ code: 'UNAVAILABLE', details: { retryAfterSeconds: 5 } });
  while (ends.length > 0) {
    ends.shift()?.();
    await new Promise(setImmediate);
  }
  expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
  expect(order).toEqual([1, 2, 3, 4]);
  await expect(limited(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
  expect(await limited(async () => 6)).toBe(6);
});
