import { useGetShelterQuery, useSuggestSheltersQuery } from '@portal/shared/api-slices';
import type { ReviewListQuery } from '@portal/shared/contract';
import { Chip } from '@portal/shared/ui';
import { FieldFrame, SelectField, SuggestBox } from '@portal/shared/ui/form';
import { useState } from 'react';
import { messages } from './messages';
import styles from './review-list.module.css';

type Filters = Pick<ReviewListQuery, 'asiel' | 'status'>;

interface ReviewFiltersProps {
  query: Filters;
  onChange: (changes: Partial<Filters>) => void;
}

/** Which reviews: of one shelter, found by its name, and shown or hidden ones. */
export function ReviewFilters({ query: { asiel, status }, onChange }: ReviewFiltersProps) {
  return (
    <fieldset className={styles.filters} aria-label={messages.filters}>
      {asiel === undefined ? (
        <ShelterField onChoose={(chosen) => onChange({ asiel: chosen })} />
      ) : (
        <ChosenShelter asiel={asiel} onRemove={() => onChange({ asiel: undefined })} />
      )}
      <SelectField
        name="status"
        label={messages.status}
        emptyLabel={messages.anyStatus}
        options={Object.entries(messages.statuses).map(([value, label]) => ({ value, label }))}
        value={status ?? ''}
        onChange={(value) => onChange({ status: (value || undefined) as Filters['status'] })}
      />
    </fieldset>
  );
}

function ChosenShelter({ asiel, onRemove }: { asiel: number; onRemove: () => void }) {
  const { data } = useGetShelterQuery(String(asiel));
  return (
    <div className={styles.chosen}>
      <Chip removeLabel={messages.removeShelter} onRemove={onRemove}>
        {messages.onlyShelter(data?.naam ?? '…')}
      </Chip>
    </div>
  );
}

function ShelterField({ onChoose }: { onChoose: (asiel: number) => void }) {
  const [text, setText] = useState('');
  const [words, setWords] = useState('');
  const { data } = useSuggestSheltersQuery(words, { skip: words === '' });
  const shelters = words === '' ? undefined : data;
  return (
    <FieldFrame label={messages.shelter} hint={messages.shelterHint}>
      {(attributes) => (
        <SuggestBox
          suggestions={(shelters ?? []).map(({ id, uuidkey, naam, plaats }) => ({
            key: uuidkey,
            label: naam,
            detail: plaats,
            value: id,
          }))}
          nothing={shelters?.length === 0 ? messages.noShelter : undefined}
          onSearch={setWords}
          value={text}
          onType={setText}
          onChoose={(id) => onChoose(Number(id))}
          attributes={{ ...attributes, autoComplete: 'off', maxLength: 200 }}
        />
      )}
    </FieldFrame>
  );
}
