import { useUntracked } from '@portal/shared/api-slices';
import { type AnimalImport, IMPORT_PHOTOS_MAX } from '@portal/shared/contract';
import { isRequestError, jpegOf, useUnsavedInput } from '@portal/shared/session';
import pLimit from 'p-limit';
import { useEffect, useRef, useState } from 'react';
import { animalImportApi } from '../../endpoints/animal-import';
import { messages } from './messages';
import { wordsOf } from './use-failure-toast';

/** Photos at once: the browser makes each smaller first, which takes memory. */
const AT_ONCE = 3;

/** A photo that did not come, and why. */
export interface RefusedPhoto {
  file: File;
  reason: string;
}

/** The photos of an import on their way. */
export interface PhotoSending {
  progress: { done: number; total: number } | null;
  refused: readonly RefusedPhoto[];
  error: string | null;
  send: (files: readonly File[]) => void;
}

/** Makes photos small and sends them under their own names, a few at a time; what was refused can be sent again. */
export function usePhotoSending({ uuidkey, photos }: AnimalImport, refetch: () => unknown): PhotoSending {
  const sendPhoto = useUntracked(animalImportApi.endpoints.sendImportPhoto);
  const [progress, setProgress] = useState<PhotoSending['progress']>(null);
  const [refused, setRefused] = useState<readonly RefusedPhoto[]>([]);
  const [error, setError] = useState<string | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useUnsavedInput(progress !== null);

  async function sendOne(file: File): Promise<RefusedPhoto[]> {
    if (!isHere.current) return [];
    try {
      await sendPhoto({ uuidkey, body: { filename: file.name, base64: await jpegOf(file) } });
      return [];
    } catch (failure) {
      return [{ file, reason: isRequestError(failure) ? wordsOf(failure) : messages.photos.unreadable }];
    }
  }

  async function send(files: readonly File[]) {
    const isTooMany = photos + files.length > IMPORT_PHOTOS_MAX;
    setError(isTooMany ? messages.photos.tooMany(IMPORT_PHOTOS_MAX) : null);
    if (isTooMany) return;
    setRefused([]);
    const total = files.length;
    let done = 0;
    setProgress({ done, total });
    const limit = pLimit(AT_ONCE);
    const results = await Promise.all(
      files.map((file) =>
        limit(async () => {
          const result = await sendOne(file);
          done += 1;
          setProgress({ done, total });
          return result;
        }),
      ),
    );
    await refetch();
    setRefused(results.flat());
    setProgress(null);
  }

  return { progress, refused, error, send: (files) => void send(files) };
}
