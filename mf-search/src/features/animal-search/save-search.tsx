import { useSaveSearchMutation } from '@portal/shared/api-slices';
import { NotifySetting, portalPath, type SavedSearchDetails } from '@portal/shared/contract';
import { type RequestError, usePortalConfig, useToast } from '@portal/shared/session';
import { BellIcon, Button, ButtonLink } from '@portal/shared/ui';
import { useNavigate } from 'react-router-dom';
import type { FilterOptions } from '../../common/animal-filter/filter-options';
import { keptFilters, keptWords, proposedName } from '../../common/animal-filter/kept-search';
import { LazySavedSearchDialog } from '../../common/saved-search-dialog/lazy-saved-search-dialog';
import { refusalOf } from '../../common/saved-search-dialog/refusal';
import { messages } from './messages';
import type { AnimalSearchState } from './use-animal-search';
import type { SaveSearchState } from './use-save-search';

const { save: texts } = messages;

/** Long enough to read a sentence and follow its link, in ms. */
const SAVED_MS = 8000;

interface SaveSearchButtonProps {
  saving: SaveSearchState;
  variant: 'primary' | 'quiet';
  className?: string;
}

/** 'Zoekopdracht opslaan' (C12): with the results and in their place when there are none (SE-014). */
export function SaveSearchButton({ saving, variant, className }: SaveSearchButtonProps) {
  if (saving.mode === 'none') return null;
  const look = { variant, icon: BellIcon, ...(className === undefined ? {} : { className }) };
  if (saving.mode === 'login')
    return (
      <ButtonLink {...look} to={saving.loginTo} data-needs-script="">
        {texts.button}
      </ButtonLink>
    );
  return (
    <Button
      {...look}
      aria-haspopup="dialog"
      onPointerEnter={LazySavedSearchDialog.prepare}
      onFocus={LazySavedSearchDialog.prepare}
      onClick={saving.open}
    >
      {texts.button}
    </Button>
  );
}

interface SaveSearchDialogProps {
  state: AnimalSearchState;
  options: FilterOptions;
  /** The words of the filters have come: the proposed name needs them. */
  isReady: boolean;
  saving: SaveSearchState;
}

/** Name and mails for the search of this page; a repeat keeps one search, by the key of one opening (C29). */
export function SaveSearchDialog({ state, options, isReady, saving }: SaveSearchDialogProps) {
  const [saveSearch] = useSaveSearchMutation();
  const { productSlug } = usePortalConfig();
  const showToast = useToast();
  const navigate = useNavigate();
  const save = async (values: SavedSearchDetails, key: string): Promise<RequestError | null> => {
    const { error } = await saveSearch({ ...values, filters: keptFilters(state.search), key });
    const refusal = refusalOf(error);
    if (refusal === null) {
      const link = { to: portalPath.savedSearches(productSlug), label: texts.toList };
      showToast({ type: 'succes', message: texts.saved, link, duration: SAVED_MS });
    } else if (refusal.status === 401) navigate(saving.loginTo);
    return refusal;
  };
  if (saving.mode !== 'dialog') return null;
  return (
    <LazySavedSearchDialog
      isOpen={isReady && saving.isOpen}
      title={texts.button}
      submitLabel={texts.submit}
      words={keptWords(state.search, options)}
      start={{ naam: proposedName(state.search, options), notify: NotifySetting.weekly }}
      hasNotify
      save={save}
      onClose={saving.close}
    />
  );
}
