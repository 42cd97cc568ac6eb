import { useSuggestSheltersQuery } from '@portal/shared/api-slices';
import { FILTER_DEBOUNCE_MS } from '@portal/shared/contract';
import { SuggestField } from '@portal/shared/ui/form';
import { useEffect, useState } from 'react';
import { messages } from './messages';

const SHORTEST = 2;

/** The name, with the shelters of the site that fit it; a chosen one carries its key (CO-054). */
export function ShelterName() {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), FILTER_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const hasWord = asked.length >= SHORTEST && typed !== '';
  const { data } = useSuggestSheltersQuery(asked, { skip: !hasWord });
  const suggestions = (hasWord ? (data ?? []) : []).map(({ id, uuidkey, naam, plaats }) => ({
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
      onSearch={(text) => setTyped(text.trim())}
      labelOf={nameOf}
      autoComplete="organization"
    />
  );
}

const nameOf = (value: unknown) => (value as { naam?: string } | null)?.naam ?? '';
