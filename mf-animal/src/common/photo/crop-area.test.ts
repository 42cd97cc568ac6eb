import { centreCrop, cropMatrix, largestZoom, turnedSize, workingSize } from './crop-area';

/** Where a point of the picture comes on the square, in whole pixels. */
const place = ([a, b, c, d, e, f]: ReturnType<typeof cropMatrix>, x: number, y: number) =>
  [a * x + c * y + e, b * x + d * y + f].map((value) => Math.round(value) + 0);

test.each([
  ['a photo of a phone', { width: 3024, height: 4032 }, { width: 1600, height: 2133 }],
  ['48 million pixels', { width: 8064, height: 6048 }, { width: 2133, height: 1600 }],
  ['a panorama', { width: 16_000, height: 2000 }, { width: 6928, height: 866 }],
  ['a small picture stays as it is', { width: 500, height: 400 }, { width: 500, height: 400 }],
])('the working copy of %s is bounded (AN-061)', (_name, size, expected) => {
  expect(workingSize(size)).toEqual(expected);
  expect(expected.width * expected.height).toBeLessThanOrEqual(6_000_000);
});

test('the crop in the middle is the largest square', () => {
  expect(centreCrop({ width: 1600, height: 2000 })).toEqual({
    rotation: 0,
    area: { x: 0, y: 200, width: 1600, height: 1600 },
  });
});

test.each([
  // Corners of the square: where its left upper and right lower corner come from, per quarter turn.
  [0, [0, 200], [1600, 1800]],
  [90, [0, 1800], [1600, 200]],
  [180, [1600, 1800], [0, 200]],
  [270, [1600, 200], [0, 1800]],
])('turned %i degrees the crop fills the square (AN-061)', (rotation, [leftX, leftY], [rightX, rightY]) => {
  const picture = { width: 1600, height: 2000 };
  const box = turnedSize(picture, rotation);
  const area = { x: (box.width - 1600) / 2, y: (box.height - 1600) / 2, width: 1600, height: 1600 };
  const matrix = cropMatrix(picture, { area, rotation }, 350);
  expect(place(matrix, leftX ?? 0, leftY ?? 0)).toEqual([0, 0]);
  expect(place(matrix, rightX ?? 0, rightY ?? 0)).toEqual([350, 350]);
});

test('a part of the picture is enlarged to the square', () => {
  const matrix = cropMatrix(
    { width: 1000, height: 1000 },
    { area: { x: 100, y: 300, width: 400, height: 400 }, rotation: 0 },
    800,
  );
  expect(place(matrix, 100, 300)).toEqual([0, 0]);
  expect(place(matrix, 500, 700)).toEqual([800, 800]);
});

test.each([
  [1600, 4],
  [700, 2],
  [300, 1],
])('a short side of %i px may be enlarged %i times', (side, zoom) => {
  expect(largestZoom({ width: side, height: 2000 }, 350)).toBe(zoom);
});
