import { PHOTO_MIME_TYPE, PHOTO_SIZE, PHOTO_SIZE_LARGE, type PhotoUpload } from '@portal/shared/contract';
import { type Crop, cropMatrix, type Size, workingSize } from './crop-area';

/** A chosen file that the browser cannot show as a picture. */
class UnreadablePhotoError extends Error {
  override readonly name = 'UnreadablePhotoError';
}

/** A picture to work on: upright, of bounded size, without what else was in the file. */
export interface WorkingPhoto extends Size {
  blob: Blob;
}

/** The two jpegs of a photo in base64, as `POST image/` takes them (C42). */
export type PhotoCrops = Required<Pick<PhotoUpload, 'base64' | 'base64org'>>;

const QUALITY = { working: 0.92, stored: 0.85 };

/**
 * A chosen file as a working copy. The size is read from the head of the file, and the browser makes the small picture at once: a photo of
 * 48 million pixels never stands in a canvas. Rejects with UnreadablePhotoError.
 */
export async function workingPhoto(file: Blob): Promise<WorkingPhoto> {
  const size = workingSize(await sizeOf(file));
  const bitmap = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    resizeWidth: size.width,
    resizeHeight: size.height,
    resizeQuality: 'high',
  }).catch(() => {
    throw new UnreadablePhotoError();
  });
  const blob = await drawn(bitmap, size, [1, 0, 0, 1, 0, 0], QUALITY.working);
  return { blob, ...size };
}

/** The crops of 350 × 350 and 800 × 800 px (AN-061). */
export async function cropPhoto(photo: WorkingPhoto, crop: Crop): Promise<PhotoCrops> {
  const [base64, base64org] = await Promise.all(
    [PHOTO_SIZE, PHOTO_SIZE_LARGE].map(async (side) => {
      const bitmap = await createImageBitmap(photo.blob);
      const square = { width: side, height: side };
      return base64Of(await drawn(bitmap, square, cropMatrix(photo, crop, side), QUALITY.stored));
    }),
  );
  return { base64: base64 ?? '', base64org: base64org ?? '' };
}

/** The size of a picture as it is seen: turned as its file says. */
async function sizeOf(file: Blob): Promise<Size> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = () => reject(new UnreadablePhotoError());
      image.src = address;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A bitmap as jpeg; what is transparent becomes white. The bitmap is given back to the browser. */
async function drawn(
  bitmap: ImageBitmap,
  { width, height }: Size,
  matrix: ReturnType<typeof cropMatrix>,
  quality: number,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.setTransform(...matrix);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, PHOTO_MIME_TYPE, quality));
  // Safari keeps the memory of a canvas until it is small.
  canvas.width = 0;
  if (!blob) throw new Error('The canvas gave no jpeg.');
  return blob;
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
