/** The distance of a point from the line through two others. */
function offLine([x, y], [fromX, fromY], [toX, toY]) {
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length === 0) return Math.hypot(x - fromX, y - fromY);
  return Math.abs((toX - fromX) * (fromY - y) - (fromX - x) * (toY - fromY)) / length;
}

/** Leaves out points that lie less than `tolerance` off the line of the others (Douglas and Peucker). */
function simplified(points, tolerance) {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points.at(-1)];
  let farthest = 0;
  let most = 0;
  for (let i = 1; i < points.length - 1; i += 1) {
    const off = offLine(points[i], first, last);
    if (off > most) [farthest, most] = [i, off];
  }
  if (most <= tolerance) return [first, last];
  const before = simplified(points.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplified(points.slice(farthest), tolerance)];
}

/** A ring as it is drawn: both halves are simplified, because it begins where it ends. */
function ringPath(ring, tolerance) {
  const middle = Math.floor(ring.length / 2);
  const halves = [ring.slice(0, middle + 1), ring.slice(middle)].map((half) => simplified(half, tolerance));
  const points = [...halves[0], ...halves[1].slice(1, -1)].map(([x, y]) => [Math.round(x), Math.round(y)]);
  const steps = points.map(([x, y], i) =>
    i === 0 ? `M${x} ${y}` : `l${x - points[i - 1][0]} ${y - points[i - 1][1]}`,
  );
  return points.length < 3 ? '' : `${steps.join('').replaceAll(' -', '-')}z`;
}

/** A panel with its size in units and a path per country that lies in it. Longitudes are as narrow as in its middle. */
export function outlineOf({ key, left, top, west, east, north, south, scale, tolerance }, shapes) {
  const across = scale * Math.cos((((north + south) / 2) * Math.PI) / 180);
  const project = ([lon, lat]) => [(lon - west) * across, (north - lat) * scale];
  const isInside = ([lon, lat]) => lon > west && lon < east && lat > south && lat < north;
  const paths = shapes
    .map((rings) =>
      rings
        .filter((ring) => isInside(ring[0]))
        .map((ring) => ringPath(ring.map(project), tolerance))
        .join(''),
    )
    .filter(Boolean);
  const size = { width: Math.round((east - west) * across), height: Math.round((north - south) * scale) };
  return { key, left, top, west, north, across: Number(across.toFixed(3)), down: scale, ...size, paths };
}
