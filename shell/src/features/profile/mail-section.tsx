import { useListSavedSearchesQuery, useUpdateSavedSearchMutation } from '@portal/shared/api-slices';
import { type NotifySetting, portalPath, type SavedSearch } from '@portal/shared/contract';
import { ButtonLink, LoadState, Skeleton } from '@portal/shared/ui';
import { SelectField } from '@portal/shared/ui/form';
import { messages } from './messages';
import styles from './profile.module.css';
import { Section } from './section';
import { useAction } from './use-action';

const words = messages.mails;

/** How often each saved search sends mail (C12, C14); for members of type default. */
export function MailSection() {
  const query = useListSavedSearchesQuery();
  return (
    <Section title={words.title} text={words.text}>
      <div>
        <LoadState query={query} skeleton={<Skeleton width="long" />} empty={<NoSearches />}>
          {(searches) => (
            <ul className={styles.rows}>
              {searches.map((search) => (
                <SearchRow key={search.uuidkey} search={search} />
              ))}
            </ul>
          )}
        </LoadState>
      </div>
    </Section>
  );
}

function NoSearches() {
  return (
    <div className={styles.block}>
      <p>{words.empty}</p>
      <ButtonLink to={portalPath.animalSearch()} variant="secondary">
        {words.search}
      </ButtonLink>
    </div>
  );
}

function SearchRow({ search }: { search: SavedSearch }) {
  const [update, { isLoading }] = useUpdateSavedSearchMutation();
  const { run } = useAction();
  const { uuidkey, naam } = search;
  const change = (value: string) =>
    void run(() => update({ uuidkey, notify: value as NotifySetting }).unwrap(), words.saved);
  return (
    <li className={styles.row}>
      <p className={styles.rowName} aria-hidden="true">
        {naam}
      </p>
      <div className={styles.choice}>
        <SelectField
          name={`notify-${uuidkey}`}
          label={naam}
          isLabelHidden
          options={words.options}
          value={search.notify}
          disabled={isLoading}
          onChange={change}
        />
      </div>
    </li>
  );
}
