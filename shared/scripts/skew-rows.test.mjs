import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOf } from './skew-rows.mjs';

for (const [count, rows] of [
  [3, 4],
  [7, 6],
  [10, 6],
]) {
  test(`${count} factors: every two of them meet in all four ways, in ${rows} rows; the api changes once`, () => {
    const factors = Array.from({ length: count }, (_, index) => `part-${index}`);
    const found = rowsOf(factors);
    assert.equal(found.length, rows);
    for (const one of factors) {
      for (const other of factors.filter((name) => name > one)) {
        const ways = new Set(found.map((row) => `${row[one]} ${row[other]}`));
        assert.equal(ways.size, 4, `${one} with ${other}`);
      }
    }
    const ofApi = found.map((row) => row['part-0']);
    assert.deepEqual(ofApi, [...ofApi].sort());
  });
}
