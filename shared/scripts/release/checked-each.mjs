/** Runs `work` over the items, at most `width` at a time; the first failure stops the rest and is thrown. */
export async function checkedEach(items, width, work) {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
}
