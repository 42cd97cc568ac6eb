import { injectOwned } from '@portal/shared/api-slices';
import {
  apiPath,
  MessageAnswer,
  PhotoSource,
  type PhotoUpload,
  type ResponseTime,
  ResponseTimeAnswer,
  type Shelter,
  ShelterAnswer,
  type ShelterUpdate,
} from '@portal/shared/contract';

/** What changes of a shelter: its number and its key name it. */
export interface ShelterChange {
  shelter: Pick<Shelter, 'id' | 'uuidkey'>;
  update: ShelterUpdate;
}

/** A picture for a shelter, as jpeg in base64. */
export type ShelterPhoto = Pick<PhotoUpload, 'base64' | 'filename'> & { shelter: Pick<Shelter, 'id'> };

export const { useUpdateShelterMutation, useGetResponseTimeQuery, useUploadShelterPhotoMutation } = injectOwned(
  'shell',
  (build) => ({
    /** Changes the sent fields of a shelter (C15); its page, lists of shelters and the pages of its animals then show them. */
    updateShelter: build.mutation<Shelter, ShelterChange, ShelterAnswer>({
      query: ({ shelter, update }) => ({ url: apiPath.shelter(shelter.id), method: 'PUT', body: update }),
      rawResponseSchema: ShelterAnswer,
      transformResponse: (answer) => answer.data,
      invalidatesTags: ['Shelter', 'Animal'],
    }),
    /** Stores the photo of the shelter, which takes the place of the one before (C42). */
    uploadShelterPhoto: build.mutation<MessageAnswer['data'], ShelterPhoto, MessageAnswer>({
      query: ({ shelter, ...photo }) => ({
        url: apiPath.photos(),
        method: 'POST',
        body: { bron: PhotoSource.shelter, bron_id: shelter.id, ...photo },
      }),
      rawResponseSchema: MessageAnswer,
      transformResponse: (answer) => answer.data,
      invalidatesTags: ['Shelter'],
    }),
    /** How fast the shelter answers and what still waits, for its staff (C15). */
    getResponseTime: build.query<ResponseTime, string, ResponseTimeAnswer>({
      query: (uuidkey) => ({ url: apiPath.shelterResponseTime(uuidkey) }),
      rawResponseSchema: ResponseTimeAnswer,
      transformResponse: (answer) => answer.data,
      providesTags: ['Reaction'],
    }),
  }),
);
