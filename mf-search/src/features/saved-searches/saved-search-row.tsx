import { useUpdateSavedSearchMutation } from '@portal/shared/api-slices';
import type { NotifySetting, SavedSearch, SavedSearchDetails } from '@portal/shared/contract';
import { useToast } from '@portal/shared/session';
import { Button, ButtonLink, classNames, VisuallyHidden } from '@portal/shared/ui';
import { SelectField } from '@portal/shared/ui/form';
import { useCallback, useState } from 'react';
import { keptPath, keptSearch, keptWords } from '../../common/animal-filter/kept-search';
import { useFilterOptions } from '../../common/animal-filter/use-filter-options';
import { LazySavedSearchDialog } from '../../common/saved-search-dialog/lazy-saved-search-dialog';
import { messages as dialogMessages, NOTIFY_OPTIONS } from '../../common/saved-search-dialog/messages';
import { refusalOf } from '../../common/saved-search-dialog/refusal';
import { messages } from './messages';
import { RemoveSavedSearch } from './remove-saved-search';
import styles from './saved-searches.module.css';

interface SavedSearchRowProps {
  search: SavedSearch;
  onRemoved: () => void;
}

/** One saved search: its name, what it searches, what is new, and its mails. Opening it says that the new animals were seen. */
export function SavedSearchRow({ search, onRemoved }: SavedSearchRowProps) {
  const { uuidkey, naam, filters, newCount, notify } = search;
  const [update] = useUpdateSavedSearchMutation();
  const [shown, setShown] = useState<'rename' | 'remove' | null>(null);
  const close = useCallback(() => setShown(null), []);
  const showToast = useToast();
  const words = useWords(filters);
  const change = async (value: string) => {
    const { error } = await update({ uuidkey, notify: value as NotifySetting });
    if (error === undefined) showToast({ type: 'succes', message: messages.notifySaved });
    else showToast({ type: 'error', message: messages.failed });
  };
  const rename = async ({ naam: changed }: SavedSearchDetails) => {
    const { error } = await update({ uuidkey, naam: changed });
    if (error === undefined) showToast({ type: 'succes', message: messages.renamed });
    return refusalOf(error);
  };
  const markSeen = () => void (newCount > 0 && update({ uuidkey, viewed: true }));
  return (
    <article className={styles.row}>
      <div className={styles.about}>
        <h2 className={styles.name}>{naam}</h2>
        <p className={styles.words}>{words.join(' · ')}</p>
        <p className={classNames(styles.fresh, newCount === 0 && styles.none)}>
          {newCount === 0 ? messages.nothingNew : messages.fresh(newCount)}
        </p>
      </div>
      <div className={styles.mails}>
        <SelectField
          name={`notify-${uuidkey}`}
          label={dialogMessages.notify}
          options={NOTIFY_OPTIONS}
          value={notify}
          onChange={change}
        />
      </div>
      <RowActions
        search={search}
        onOpen={markSeen}
        onRename={() => setShown('rename')}
        onRemove={() => setShown('remove')}
      />
      <LazySavedSearchDialog
        isOpen={shown === 'rename'}
        title={messages.renameTitle}
        submitLabel={messages.renameSubmit}
        words={words}
        start={{ naam, notify }}
        hasNotify={false}
        save={rename}
        onClose={close}
      />
      <RemoveSavedSearch search={search} isOpen={shown === 'remove'} onClose={close} onRemoved={onRemoved} />
    </article>
  );
}

interface RowActionsProps {
  search: SavedSearch;
  onOpen: () => void;
  onRename: () => void;
  onRemove: () => void;
}

/** What can be done with a saved search; each button says of which one. */
function RowActions({ search: { naam, filters, newCount }, onOpen, onRename, onRemove }: RowActionsProps) {
  const ofWhich = <VisuallyHidden> {naam}</VisuallyHidden>;
  return (
    <div className={styles.actions}>
      <ButtonLink variant={newCount > 0 ? 'primary' : 'secondary'} to={keptPath(filters)} onClick={onOpen}>
        {messages.open}
        {ofWhich}
      </ButtonLink>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        onPointerEnter={LazySavedSearchDialog.prepare}
        onFocus={LazySavedSearchDialog.prepare}
        onClick={onRename}
      >
        {messages.rename}
        {ofWhich}
      </Button>
      <Button variant="quiet" aria-haspopup="dialog" onClick={onRemove}>
        {messages.remove}
        {ofWhich}
      </Button>
    </div>
  );
}

/** What a search looks for, each filter in a word. */
function useWords(filters: SavedSearch['filters']): string[] {
  const search = keptSearch(filters);
  const { options } = useFilterOptions(search.soort, undefined, search.plaats);
  return keptWords(search, options);
}
