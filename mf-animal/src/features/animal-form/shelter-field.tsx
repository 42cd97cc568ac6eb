import { useSuggestSheltersQuery } from '@portal/shared/api-slices';
import { SuggestField } from '@portal/shared/ui/form';
import { useState } from 'react';
import { messages } from './messages';

/** The shelter that an admin creates for, chosen from the shelters whose name fits what is typed (C26). */
export function ShelterField() {
  const [words, setWords] = useState('');
  const { data = [] } = useSuggestSheltersQuery(words, { skip: words === '' });
  const suggestions = (words === '' ? [] : data).map(({ id, uuidkey, naam, plaats }) => ({
    key: uuidkey,
    label: naam,
    detail: plaats,
    value: { id, naam },
  }));
  return (
    <SuggestField
      name="asiel"
      label={messages.shelter}
      hint={messages.shelterHint}
      suggestions={suggestions}
      onSearch={setWords}
      labelOf={(value) => (value as { naam?: string } | null)?.naam ?? ''}
    />
  );
}
