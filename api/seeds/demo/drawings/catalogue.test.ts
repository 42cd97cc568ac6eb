import { listDrawings } from './catalogue';
import { drawAnimal } from './draw';

describe('the drawings of the demo animals', () => {
  const drawings = listDrawings();

  test('there are 400, all different', () => {
    expect(drawings).toHaveLength(400);
    expect(new Set(drawings.map(drawAnimal)).size).toBe(400);
  });

  test('the same drawing gives the same text', () => {
    expect(drawings.map(drawAnimal)).toEqual(listDrawings().map(drawAnimal));
  });

  test('no number went wrong', () => {
    expect(drawings.filter((drawing) => /NaN|undefined|Infinity/.test(drawAnimal(drawing)))).toEqual([]);
  });
});
