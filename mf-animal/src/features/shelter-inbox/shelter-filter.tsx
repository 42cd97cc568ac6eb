import { useGetShelterQuery, useSuggestSheltersQuery } from '@portal/shared/api-slices';
import { InboxShelter } from '@portal/shared/contract';
import { Chip } from '@portal/shared/ui';
import { Form, SuggestField, useFieldValue } from '@portal/shared/ui/form';
import { useEffect, useState } from 'react';
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
      <Form schema={InboxShelter} defaultValues={NOTHING} onSubmit={() => false}>
        <ShelterField onChoose={onChange} />
      </Form>
    </div>
  );
}

const NOTHING = { asiel: '' };

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
  const [words, setWords] = useState('');
  const { data = [] } = useSuggestSheltersQuery(words, { skip: words === '' });
  const chosen = useFieldValue('asiel');
  useEffect(() => {
    if (typeof chosen === 'object' && chosen !== null) onChoose((chosen as { uuidkey: string }).uuidkey);
  }, [chosen, onChoose]);
  return (
    <SuggestField
      name="asiel"
      label={messages.shelter}
      hint={messages.shelterHint}
      suggestions={(words === '' ? [] : data).map(({ uuidkey, naam, plaats }) => ({
        key: uuidkey,
        label: naam,
        detail: plaats,
        value: { uuidkey, naam },
      }))}
      onSearch={setWords}
      labelOf={(value) => (value as { naam?: string } | null)?.naam ?? ''}
    />
  );
}
