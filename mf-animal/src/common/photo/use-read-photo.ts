import { TOAST_DURATION_IMAGE_MS } from '@portal/shared/contract';
import { useToast } from '@portal/shared/session';
import { useState } from 'react';
import { messages } from './messages';
import { type WorkingPhoto, workingPhoto } from './photo-file';

/** Some systems do not know the type of a photo: the picture itself tells then. */
const mayBePicture = ({ type }: File) => type === '' || type.startsWith('image/');

/**
 * Reads chosen files. A file of another kind is refused in words (AN-060), a picture that the browser cannot show gives the toast of 3 s
 * (SH-078); both give null.
 */
export function useReadPhoto() {
  const [isReading, setReading] = useState(false);
  const [refusal, setRefusal] = useState('');
  const showToast = useToast();
  const read = async (file: File): Promise<WorkingPhoto | null> => {
    setRefusal('');
    if (!mayBePicture(file)) {
      setRefusal(messages.noImage);
      return null;
    }
    setReading(true);
    try {
      return await workingPhoto(file);
    } catch {
      showToast({ type: 'error', message: messages.unreadable, duration: TOAST_DURATION_IMAGE_MS });
      return null;
    } finally {
      setReading(false);
    }
  };
  return { read, isReading, refusal };
}
