import { useSuggestSheltersQuery } from '@portal/shared/api-slices';
import { SuggestField } from '@portal/shared/ui/form';
import { useState } from 'react';
import { messages } from './messages';

/** The name, with the shelters of the site that fit it; a chosen one carries its key (CO-054). */
export function ShelterName() {
  const [words, setWords] = useState('');
  const { data = [] } = useSuggestSheltersQuery(words, { skip: words === '' });
  const suggestions = (words === '' ? [] : data).map(({ id, uuidkey, naam, plaats }) => ({
    key: uuidkey,
    label: naam,
    detail: plaats,
    value: { id, uuidkey, naam },
  }));
  return (
    <SuggestField
      name="naamObject"
      label={messages.shelter.name}
      hint={messages.shelter.nameHint}
      suggestions={suggestions}
      onSearch={setWords}
      labelOf={(value) => (value as { naam?: string } | null)?.naam ?? ''}
      autoComplete="organization"
    />
  );
}
