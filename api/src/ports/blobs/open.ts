import { join } from 'node:path';
import type { S3Address } from '../../lib/s3-address';
import { diskBlobs } from './disk';
import type { Blobs } from './port';
import { checkS3, s3Blobs } from './s3';

/** Where the files of this installation lie. */
export interface BlobPlace {
  DATA_DIR: string;
  BLOBS_URL?: S3Address | undefined;
}

/** The files below DATA_DIR, whatever BLOBS_URL says. */
export const openDiskBlobs = ({ DATA_DIR }: Pick<BlobPlace, 'DATA_DIR'>, options?: { isDurable?: boolean }): Blobs =>
  diskBlobs(join(DATA_DIR, 'blobs'), options);

/** The store of BLOBS_URL, when it answers; otherwise throws BlobStoreError. */
export async function openS3Blobs(address: S3Address): Promise<Blobs> {
  await checkS3(address);
  return s3Blobs(address);
}

/** The files of this installation: in the store of BLOBS_URL, or below DATA_DIR. With `isDurable: false` a disk writes when it likes. */
export const openBlobs = async (place: BlobPlace, options?: { isDurable?: boolean }): Promise<Blobs> =>
  place.BLOBS_URL ? openS3Blobs(place.BLOBS_URL) : openDiskBlobs(place, options);
