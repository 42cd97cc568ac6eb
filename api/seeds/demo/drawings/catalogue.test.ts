import { listDrawings } from './catalogue';
import { drawAnimal } from './draw';

describe('the drawings of the demo animals', () => {
  const drawings = listDrawings();

  test('there are fewer than 600 (the first start draws them all), all different', () => {
    expect(drawings.length).toBeLessThan(600);
    expect(new Set(drawings.map(drawAnimal)).size).toBe(drawings.length);
  });

  test('one animal is never seen twice in the same pose at the same place', () => {
    const scenes = drawings
      .filter(({ outline }) => outline !== 'bird')
      .map(({ variant, coat, pose, background, pair }) => `${variant}/${coat}/${pose}/${background}/${pair}`);
    expect(scenes.filter((scene, at) => scenes.indexOf(scene) < at)).toEqual([]);
  });

  test('the same drawing gives the same text', () => {
    expect(drawings.map(drawAnimal)).toEqual(listDrawings().map(drawAnimal));
  });

  test('no number went wrong', () => {
    expect(drawings.filter((drawing) => /NaN|undefined|Infinity/.test(drawAnimal(drawing)))).toEqual([]);
  });
});
