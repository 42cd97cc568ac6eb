import { lazyDialog } from '@portal/shared/ui';

/** The dialog; its code comes when it is first opened, or when the pointer or the focus is on the button that opens it (`prepare`). */
export const LazySavedSearchDialog = lazyDialog(async () => (await import('./saved-search-dialog')).SavedSearchDialog);
