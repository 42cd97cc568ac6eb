import { jpegOf } from '@portal/shared/session';
import { useCallback } from 'react';
import { useUploadTextPhotoMutation } from '../../endpoints/text-photo';

/** Stores the image that somebody chose for a text and gives its address; rejects when it is no image or cannot be stored (C42). */
export function useTextPhoto(): (file: File) => Promise<string> {
  const [upload] = useUploadTextPhotoMutation();
  return useCallback(async (file) => upload({ base64: await jpegOf(file), filename: file.name }).unwrap(), [upload]);
}
