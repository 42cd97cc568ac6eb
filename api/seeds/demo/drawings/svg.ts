/** Small vocabulary for writing SVG text; numbers are canvas units (800 × 800). */

/** Mixes two `#rrggbb` colours; `share` 0 gives `a`, 1 gives `b`. */
export function mix(a: string, b: string, share: number): string {
  const channel = (at: number): string => {
    const from = Number.parseInt(a.slice(at, at + 2), 16);
    const to = Number.parseInt(b.slice(at, at + 2), 16);
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** Perceived brightness of a colour, 0 black to 1 white. */
export function brightness(colour: string): number {
  const part = (at: number): number => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return 0.3 * part(1) + 0.59 * part(3) + 0.11 * part(5);
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A filled ellipse. */
export function oval(cx: number, cy: number, rx: number, ry: number, fill: string, extra = ''): string {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${extra}/>`;
}

/** A filled outline. */
export function shape(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}" ${extra}/>`;
}

/** A round-ended line without filling. */
export function stroke(d: string, colour: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
}

/** A rectangle with round corners. */
export function bar(x: number, y: number, w: number, h: number, r: number, fill: string, extra = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}" fill="${fill}" ${extra}/>`;
}

/** Parts moved, turned or scaled together. */
export function group(transform: string, ...parts: string[]): string {
  return `<g transform="${transform}">${parts.join('')}</g>`;
}

/** Parts cut off at an outline; `id` is unique within one drawing. */
export function clipped(id: string, d: string, ...parts: string[]): string {
  const inside = parts.join('');
  return inside === ''
    ? ''
    : `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`;
}

/** The same drawing on the left and, mirrored, on the right of x = 0. */
export function both(part: string): string {
  return `${part}<g transform="scale(-1 1)">${part}</g>`;
}
