import { useSuggestSheltersQuery } from '@portal/shared/api-slices';
import { FILTER_DEBOUNCE_MS } from '@portal/shared/contract';
import { SuggestField } from '@portal/shared/ui/form';
import { useEffect, useState } from 'react';
import { messages } from './messages';

const SHORTEST = 2;

/** The shelter that an admin creates for, chosen from the shelters whose name fits what is typed (C26). */
export function ShelterField() {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), FILTER_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const hasWord = asked.length >= SHORTEST && typed !== '';
  const { data = [] } = useSuggestSheltersQuery(asked, { skip: !hasWord });
  const suggestions = (hasWord ? data : []).map(({ id, uuidkey, naam, plaats }) => ({
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
      onSearch={(text) => setTyped(text.trim())}
      labelOf={(value) => (value as { naam?: string } | null)?.naam ?? ''}
    />
  );
}
