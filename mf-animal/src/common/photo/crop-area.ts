/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A square inside the box around a turned picture, in pixels of that picture. */
export interface CropArea extends Size {
  x: number;
  y: number;
}

/** What becomes of a picture: turned clockwise by so many degrees, and cut. */
export interface Crop {
  area: CropArea;
  rotation: number;
}

/** The shortest side of a working copy, in pixels: twice what is stored, so that a crop of a half is still sharp. */
const SHORT_SIDE = 1600;
/** The most pixels of a working copy: 4 bytes each while it is drawn. */
const MOST_PIXELS = 6_000_000;

/** The size at which a picture is worked on: never larger than it is, its short side at most 1600 px, in all at most 6 million pixels. */
export function workingSize({ width, height }: Size): Size {
  const scale = Math.min(1, SHORT_SIDE / Math.min(width, height), Math.sqrt(MOST_PIXELS / (width * height)));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The largest square in the middle of a picture. */
export function centreCrop({ width, height }: Size): Crop {
  const side = Math.min(width, height);
  return { rotation: 0, area: { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side } };
}

/** The sides of the box around a picture that is turned. */
export function turnedSize({ width, height }: Size, rotation: number): Size {
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { width: cos * width + sin * height, height: sin * width + cos * height };
}

/** The matrix (a b c d e f of a canvas) that draws a picture at 0,0 so that the crop fills a square of `side` pixels. */
export function cropMatrix(picture: Size, { area, rotation }: Crop, side: number) {
  const scale = side / area.width;
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const box = turnedSize(picture, rotation);
  const [halfWidth, halfHeight] = [picture.width / 2, picture.height / 2];
  const e = scale * (box.width / 2 - area.x) - cos * halfWidth + sin * halfHeight;
  const f = scale * (box.height / 2 - area.y) - sin * halfWidth - cos * halfHeight;
  return [cos, sin, -sin, cos, e, f] as const;
}

/** How far one may zoom in before the stored 350 px are more than the picture has; at least 1, at most 4. */
export function largestZoom({ width, height }: Size, wanted: number): number {
  return Math.min(4, Math.max(1, Math.min(width, height) / wanted));
}

interface View {
  /** The picture and the square as they are shown, in px. */
  picture: Size;
  square: Size;
  zoom: number;
  rotation: number;
}

/** The nearest position (from the middle, in px as shown) at which the picture still fills the square. */
export function movedWithin({ picture, square, zoom, rotation }: View, { x, y }: { x: number; y: number }) {
  const box = turnedSize(picture, rotation);
  const within = (value: number, most: number) => Math.min(Math.max(value, -most), most);
  return {
    x: within(x, Math.abs(box.width * zoom - square.width) / 2),
    y: within(y, Math.abs(box.height * zoom - square.height) / 2),
  };
}
