import { injectOwned } from '@portal/shared/api-slices';
import { apiPath, MessageAnswer, PhotoSource, type PhotoUpload } from '@portal/shared/contract';

const textPhotoApi = injectOwned('mf-content', (build) => ({
  /** Stores an image for a text and gives its address (C42); `base64` is a jpeg of at most 800 px wide. */
  uploadTextPhoto: build.mutation<string, Pick<PhotoUpload, 'base64' | 'filename'>, MessageAnswer>({
    query: (photo) => ({
      url: apiPath.photos(),
      method: 'POST',
      body: { ...photo, bron: PhotoSource.text, bron_id: 0 },
    }),
    rawResponseSchema: MessageAnswer,
    transformResponse: (answer) => answer.data.fotourl ?? '',
  }),
}));

export const { useUploadTextPhotoMutation } = textPhotoApi;
