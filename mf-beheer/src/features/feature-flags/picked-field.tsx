import { Chip } from '@portal/shared/ui';
import { CustomGroup, FieldFrame, SuggestBox } from '@portal/shared/ui/form';
import { useState } from 'react';
import styles from './feature-flags.module.css';
import { messages } from './messages';

type Key = string | number;

/** What can be picked: `key` is what the form holds, `label` what is read. */
interface Pick {
  key: Key;
  label: string;
  detail?: string;
}

interface PickedFieldProps {
  name: string;
  label: string;
  hint: string;
  /** What was picked before, with its labels. */
  known: readonly Pick[];
  /** What fits the typed words; undefined while that is not known. */
  found: readonly Pick[] | undefined;
  onSearch: (words: string) => void;
}

/** A field inside a Form that holds a list of keys: each is a chip that takes it out, and a search adds one. */
export function PickedField({ name, label, hint, known, found, onSearch }: PickedFieldProps) {
  const [text, setText] = useState('');
  const [added, setAdded] = useState<readonly Pick[]>([]);
  const labelOf = (key: Key) => [...known, ...added].find((pick) => pick.key === key)?.label ?? String(key);
  return (
    <CustomGroup name={name} label={label}>
      {({ value, onChange, ref }) => {
        const picked = value as Key[];
        const add = (pick: Pick) => {
          setAdded([...added, pick]);
          setText('');
          onSearch('');
          onChange([...picked, pick.key]);
        };
        const open = found?.filter(({ key }) => !picked.includes(key));
        return (
          <div className={styles.picked}>
            {picked.length === 0 ? <p className={styles.quiet}>{messages.nonePicked}</p> : null}
            <div className={styles.row}>
              {picked.map((key) => (
                <Chip
                  key={key}
                  removeLabel={messages.remove(labelOf(key))}
                  onRemove={() => onChange(picked.filter((other) => other !== key))}
                >
                  {labelOf(key)}
                </Chip>
              ))}
            </div>
            <FieldFrame label={hint}>
              {(attributes) => (
                <SuggestBox
                  inputRef={ref}
                  isInFlow
                  value={text}
                  isChosen={text === ''}
                  suggestions={(open ?? []).map((pick) => ({ ...pick, key: String(pick.key), value: pick }))}
                  nothing={open?.length === 0 ? messages.nothing : undefined}
                  onSearch={onSearch}
                  onType={setText}
                  onChoose={(pick) => add(pick as Pick)}
                  attributes={{ ...attributes, autoComplete: 'off', maxLength: 200 }}
                />
              )}
            </FieldFrame>
          </div>
        );
      }}
    </CustomGroup>
  );
}
