import { injectOwned } from '@portal/shared/api-slices';
import { apiPath, MessageAnswer, type PhotoUpdate, type PhotoUpload } from '@portal/shared/contract';

/** A photo on its way. The key makes a repeat the same photo (C29); `onProgress` is told how much has left, from 0 to 1. */
export interface PhotoSend {
  /** The animal whose page shows it when it arrives; null before there is one. */
  uuidkey: () => string | null;
  body: PhotoUpload;
  idempotencyKey: string;
  onProgress: (sent: number) => void;
}

/** Which photo is changed, and the animal whose page shows it; null while it has none. */
export interface PhotoOfAnimal {
  uuidkey: string | null;
  photoId: number;
}

type Said = MessageAnswer['data'];

/** The photos stand in the animal itself, and the main one in every list. */
const changed = (uuidkey: string | null) =>
  uuidkey === null
    ? []
    : [
        { type: 'Animal' as const, id: uuidkey },
        { type: 'Animal' as const, id: 'LIST' },
      ];

/** The calls about photos of an animal (C42); each answers with a message and the type of its toast. */
export const photoApi = injectOwned('mf-animal', (build) => ({
  /** Stores a photo: the crops of 350 and 800 px as jpeg in base64. */
  uploadPhoto: build.mutation<Said, PhotoSend, MessageAnswer>({
    query: ({ body, idempotencyKey, onProgress }) => ({
      url: apiPath.photos(),
      method: 'POST',
      body,
      headers: { 'Idempotency-Key': idempotencyKey },
      onProgress,
    }),
    rawResponseSchema: MessageAnswer,
    transformResponse: (answer) => answer.data,
    invalidatesTags: (said, _error, { uuidkey }) => (said ? changed(uuidkey()) : []),
  }),
  /** Makes a photo the primary one; with `volgnr` it moves instead (C42). */
  updatePhoto: build.mutation<Said, PhotoOfAnimal & { body: PhotoUpdate }, MessageAnswer>({
    query: ({ photoId, body }) => ({ url: apiPath.photo(photoId), method: 'PUT', body }),
    rawResponseSchema: MessageAnswer,
    transformResponse: (answer) => answer.data,
    invalidatesTags: (said, _error, { uuidkey }) => (said ? changed(uuidkey) : []),
  }),
  /** Deletes a photo for good. */
  deletePhoto: build.mutation<Said, PhotoOfAnimal, MessageAnswer>({
    query: ({ photoId }) => ({ url: apiPath.photo(photoId), method: 'DELETE' }),
    rawResponseSchema: MessageAnswer,
    transformResponse: (answer) => answer.data,
    invalidatesTags: (said, _error, { uuidkey }) => (said ? changed(uuidkey) : []),
  }),
}));

export const { useUpdatePhotoMutation, useDeletePhotoMutation } = photoApi;
