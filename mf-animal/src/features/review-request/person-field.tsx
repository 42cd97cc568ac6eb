import { ReviewListType, SUGGESTION_MIN, type Suggestion } from '@portal/shared/contract';
import { frameParam } from '@portal/shared/session';
import { FormClear, SuggestField, useFieldValue } from '@portal/shared/ui/form';
import { useState } from 'react';
import { useSuggestPeopleQuery } from '../../endpoints/review-request';
import { messages } from './messages';

/** Who was chosen from one list is in no other. */
const CHOSEN = ['email'];

export interface PersonFieldProps {
  listType: ReviewListType;
  /** The number of the animal, for the list of those who reacted to it. */
  dierId: number;
  /** The shelter's number when an admin asks for another shelter than the own one (specification § 6). */
  asielId: number | undefined;
}

/** The e-mail address, which must be chosen from what `GET response-email` suggests (AN-081, AN-082). */
export function PersonField({ listType, dierId, asielId }: PersonFieldProps) {
  const [words, setWords] = useState('');
  const isExternal = listType === ReviewListType.external;
  const { currentData, isError } = useSuggestPeopleQuery(
    {
      ...{ searchEmail: words, searchType: listType },
      ...(listType === ReviewListType.inside ? { dier_id: dierId } : {}),
      ...(asielId === undefined ? {} : { asiel_id: asielId }),
      ...frameParam(),
    },
    { skip: words === '' },
  );
  const typed = useFieldValue('email');
  const isSearching = words !== '' && typeof typed === 'string' && typed.trim().length >= SUGGESTION_MIN;
  const people = isSearching ? currentData?.data : undefined;
  const nothing =
    people?.length === 0
      ? `${messages.nothing}. ${isExternal ? messages.wholeAddress : messages.otherChannel}`
      : undefined;
  return (
    <>
      <FormClear of="listType" names={CHOSEN} keepsTexts />
      <SuggestField
        name="email"
        label={isExternal ? messages.typedEmail : messages.email}
        hint={isExternal ? messages.typedEmailHint : messages.emailHint}
        inputMode={isExternal ? 'email' : 'text'}
        shortest={SUGGESTION_MIN}
        suggestions={(people ?? []).map((person) => ({
          key: person.id,
          label: person.email,
          detail: [person.displayname, person.diernaam].filter(Boolean).join(' · '),
          value: person,
        }))}
        nothing={isSearching && isError ? messages.lookupFailed : nothing}
        onSearch={setWords}
        labelOf={(value) => (value as Suggestion | null)?.email ?? ''}
      />
    </>
  );
}
