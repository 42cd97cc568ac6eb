/** Door `@portal/shared/api-slices`: the one RTK Query api, and the calls that two parts make. */
export {
  animalKnown,
  prefetchAnimal,
  useGetAnimalQuery,
  useGetSummaryQuery,
  useSearchAnimalsQuery,
  useSetAnimalStatusMutation,
} from './animal';
export { baseApi, listTags, TAG_TYPES, type TagType } from './base-api';
export { favouritesChanged, setFavourite, useListFavouritesQuery, useSetFavouriteMutation } from './favourite';
export { type EndpointOwner, EndpointOwnerError, endpointOwners, injectOwned } from './inject-owned';
export {
  useListAgesQuery,
  useListBreedsQuery,
  useListChecklistQuery,
  useListFieldOptionsQuery,
  useListKindsQuery,
  useListProvincesQuery,
  useListSexesQuery,
} from './lookup';
export { meKnown, refetchMe, selectMe, useGetMeQuery } from './me';
export { useListNewsQuery } from './news';
export {
  type NewSavedSearch,
  type SavedSearchChange,
  useListSavedSearchesQuery,
  useRemoveSavedSearchMutation,
  useSaveSearchMutation,
  useUpdateSavedSearchMutation,
} from './saved-search';
export { useGetShelterQuery, useSearchSheltersQuery, useSuggestSheltersQuery } from './shelter';
export { messagesRead, useGetUnreadMessagesQuery } from './unread-messages';
export { useUntracked } from './use-untracked';
