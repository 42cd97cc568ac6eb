import type { SavedSearchDetails } from '@portal/shared/contract';
import type { RequestError } from '@portal/shared/session';

/** `words` says what is searched; `save` answers the refusal, or null when it is done, and gets
 * a key that is the same for one opening; without `hasNotify` there is only the name. */
export interface SavedSearchDialogProps {
  isOpen: boolean;
  title: string;
  submitLabel: string;
  words: readonly string[];
  start: SavedSearchDetails;
  hasNotify: boolean;
  save: (values: SavedSearchDetails, key: string) => Promise<RequestError | null>;
  onClose: () => void;
}
