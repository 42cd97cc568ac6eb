import { useSuggestSheltersQuery } from '@portal/shared/api-slices';
import { classNames } from '@portal/shared/ui';
import { SuggestBox } from '@portal/shared/ui/form';
import { useId, useState } from 'react';
import { messages } from './messages';
import styles from './shelter-cell.module.css';
import type { ChosenShelter, ShelterDraft } from './use-shelter-drafts';

/** Characters of the longest name of a shelter, with its number. */
const TYPED_MAX = 220;

export interface ShelterCellProps {
  email: string;
  draft: ShelterDraft;
}

/**
 * The shelter of an account, found by its name (C26) or its number: Enter links, Escape puts back what was saved (BE-027). What is sent is
 * the number of the shelter that was chosen.
 */
export function ShelterCell({ email, draft }: ShelterCellProps) {
  const errorId = useId();
  const [words, setWords] = useState('');
  const isName = words !== '' && !/^\d+$/.test(words);
  const { currentData } = useSuggestSheltersQuery(words, { skip: !isName });
  const isTyping = isName && draft.typed !== draft.saved && draft.chosen === undefined;
  const shelters = isTyping ? currentData : undefined;
  return (
    <div className={styles.cell}>
      <SuggestBox
        isInFlow
        value={draft.typed}
        isChosen={!isTyping}
        suggestions={(shelters ?? []).map(({ id, uuidkey, naam, plaats }) => ({
          key: uuidkey,
          label: naam,
          detail: `${plaats} · ${id}`,
          value: { id, naam },
        }))}
        nothing={shelters?.length === 0 ? messages.noShelter : undefined}
        onSearch={setWords}
        onType={draft.type}
        onChoose={(value) => draft.choose(value as ChosenShelter)}
        onCommit={() => void draft.link()}
        {...(draft.typed === draft.saved ? {} : { onRevert: () => draft.type(draft.saved) })}
        attributes={{
          'aria-label': messages.shelterOf(email),
          'aria-invalid': draft.error ? true : undefined,
          'aria-describedby': draft.error ? errorId : undefined,
          autoComplete: 'off',
          maxLength: TYPED_MAX,
          placeholder: messages.shelterHint,
          className: classNames(styles.input, draft.typed !== draft.saved && styles.changed),
        }}
      />
      <div role="alert">
        {draft.error ? (
          <p id={errorId} className={styles.error}>
            {draft.error}
          </p>
        ) : null}
      </div>
    </div>
  );
}
