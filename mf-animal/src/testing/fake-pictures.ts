/**
 * A browser that can read and draw pictures, for jsdom, which cannot. A file whose text is `broken` is no picture; any other is one of `size`
 * pixels. A jpeg of a canvas holds its side as text, so a test sees which crop it is. Undone after each test.
 */
export function fakePictures(size = { width: 3000, height: 4000 }) {
  const drawn: { side: number; matrix: number[] }[] = [];
  const bitmaps: { options: ImageBitmapOptions | undefined }[] = [];
  const files = new Map<string, Blob>();
  const spies = [
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
      const context = {
        fillRect: () => {},
        drawImage: () => {},
        setTransform: (...matrix: number[]) => drawn.push({ side: this.width, matrix }),
      };
      return context as unknown as null;
    }),
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, callback) {
      callback(new Blob([`jpeg ${this.width} x ${this.height}`], { type: 'image/jpeg' }));
    }),
    jest.spyOn(Image.prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement, address) {
      void textOf(files.get(address)).then((text) =>
        text.includes('broken') ? this.onerror?.(new Event('error')) : this.onload?.(new Event('load')),
      );
    }),
    jest.spyOn(Image.prototype, 'naturalWidth', 'get').mockReturnValue(size.width),
    jest.spyOn(Image.prototype, 'naturalHeight', 'get').mockReturnValue(size.height),
  ];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      const address = `blob:${files.size}`;
      files.set(address, file);
      return address;
    },
    revokeObjectURL: () => {},
  });
  Object.assign(globalThis, {
    createImageBitmap: async (_file: Blob, options?: ImageBitmapOptions) => {
      bitmaps.push({ options });
      return { close: () => {} };
    },
  });
  afterEachOnce(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return { drawn, bitmaps };
}

const undone: (() => void)[] = [];
const afterEachOnce = (undo: () => void) => undone.push(undo);
afterEach(() => {
  for (const undo of undone.splice(0)) undo();
});

const textOf = (file: Blob | undefined): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file ?? new Blob());
  });

/** A file as a person chooses it. */
export const photoFile = (content = 'a photo', type = 'image/jpeg', name = 'poes.jpg') =>
  new File([content], name, { type });

/** What the jpeg of a canvas of this side is in base64. */
export const jpegOf = (side: number) => btoa(`jpeg ${side} x ${side}`);
