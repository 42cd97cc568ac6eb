import { useGetShelterQuery, useSuggestSheltersQuery } from '@portal/shared/api-slices';
import { Chip } from '@portal/shared/ui';
import { FieldFrame, SuggestBox } from '@portal/shared/ui/form';
import { useState } from 'react';
import { messages } from './messages';
import styles from './shelter-inbox.module.css';

export interface ShelterFilterProps {
  /** The key of the chosen shelter. */
  asiel: string | undefined;
  onChange: (asiel: string | undefined) => void;
}

/** The shelter whose reactions an admin reads: found by its name, then a chip with that name (C17). */
export function ShelterFilter({ asiel, onChange }: ShelterFilterProps) {
  if (asiel !== undefined) return <ChosenShelter asiel={asiel} onRemove={() => onChange(undefined)} />;
  return (
    <div className={styles.filterField}>
      <ShelterField onChoose={onChange} />
    </div>
  );
}

function ChosenShelter({ asiel, onRemove }: { asiel: string; onRemove: () => void }) {
  const { data } = useGetShelterQuery(asiel);
  return (
    <div className={styles.chips}>
      <Chip removeLabel={messages.removeShelter} onRemove={onRemove}>
        {messages.onlyShelter(data?.naam ?? '…')}
      </Chip>
    </div>
  );
}

function ShelterField({ onChoose }: { onChoose: (asiel: string) => void }) {
  const [text, setText] = useState('');
  const [words, setWords] = useState('');
  const { data = [] } = useSuggestSheltersQuery(words, { skip: words === '' });
  const suggestions = (words === '' ? [] : data).map(({ uuidkey, naam, plaats }) => ({
    key: uuidkey,
    label: naam,
    detail: plaats,
    value: uuidkey,
  }));
  return (
    <FieldFrame label={messages.shelter} hint={messages.shelterHint}>
      {(attributes) => (
        <SuggestBox
          suggestions={suggestions}
          onSearch={setWords}
          value={text}
          onType={setText}
          onChoose={(uuidkey) => onChoose(String(uuidkey))}
          attributes={{ ...attributes, autoComplete: 'off' }}
        />
      )}
    </FieldFrame>
  );
}
