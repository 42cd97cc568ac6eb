import { useSuggestSheltersQuery } from '@portal/shared/api-slices';
import type { ManagedFeature } from '@portal/shared/contract';
import { useState } from 'react';
import { useListAccountsQuery } from '../../endpoints/account';
import { messages } from './messages';
import { PickedField } from './picked-field';

/** How many accounts are suggested. */
const SUGGESTED = 10;

/** The shelters that a flag is on for, found by name. */
export function SheltersField({ known }: { known: ManagedFeature['asielen'] }) {
  const [words, setWords] = useState('');
  const { currentData } = useSuggestSheltersQuery(words, { skip: words === '' });
  return (
    <PickedField
      name="asiel_ids"
      label={messages.shelters}
      hint={messages.shelterHint}
      known={known.map(({ id, naam }) => ({ key: id, label: naam }))}
      found={
        words === ''
          ? undefined
          : currentData?.map(({ id, naam, plaats }) => ({ key: id, label: naam, detail: plaats }))
      }
      onSearch={setWords}
    />
  );
}

/** The people whom a flag is on for, found by their address. */
export function PeopleField({ known }: { known: ManagedFeature['users'] }) {
  const [words, setWords] = useState('');
  const { currentData } = useListAccountsQuery({ first: 1, rows: SUGGESTED, search: words }, { skip: words === '' });
  return (
    <PickedField
      name="user_ids"
      label={messages.people}
      hint={messages.peopleHint}
      known={known.map(({ uid, email }) => ({ key: uid, label: email }))}
      found={words === '' ? undefined : currentData?.data.map(({ uid, email }) => ({ key: uid, label: email }))}
      onSearch={setWords}
    />
  );
}
