import type { SavedSearchDetails } from '@portal/shared/contract';
import type { RequestError } from '@portal/shared/session';

/** `words` says what is searched; `save` answers the refusal, or null when it is done; without `hasNotify` there is only the name. */
export interface SavedSearchDialogProps {
  title: string;
  submitLabel: string;
  words: readonly string[];
  start: SavedSearchDetails;
  hasNotify: boolean;
  save: (values: SavedSearchDetails) => Promise<RequestError | null>;
  onClose: () => void;
}
