import { FILTER_ANY } from '@portal/shared/contract';
import { Button } from '@portal/shared/ui';
import { CheckboxGroup, type FieldOption, SelectField, TextField } from '@portal/shared/ui/form';
import { useState } from 'react';
import styles from './filter-panel.module.css';
import { messages } from './messages';

/** So many options stand open; a list of at least this many more gets its own search field when it is open. */
const SHORT = 6;
const SEARCHABLE = 12;

interface LongChoiceProps {
  name: string;
  label: string;
  /** The word for all options together: 'rassen'. */
  plural: string;
  options: readonly FieldOption[];
  value: readonly string[];
  onChange: (value: string[], before?: string[]) => void;
}

/** Several choices from a list that may be long: first the options with most results and the chosen ones, 'Toon alle' for the rest. */
export function LongChoice({ name, label, plural, options, value, onChange }: LongChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  if (options.length === 0) return null;
  const isLong = options.length > SHORT + 1;
  const isSearchable = isOpen && options.length >= SEARCHABLE;
  const shown = isOpen ? options.filter((option) => isLike(option.label, text)) : shortList(options, value);
  return (
    <div className={styles.choice}>
      {isSearchable ? (
        <TextField
          name={`${name}-zoek`}
          type="search"
          label={messages.searchIn(plural)}
          value={text}
          onChange={setText}
          autoComplete="off"
        />
      ) : null}
      <CheckboxGroup
        name={name}
        label={label}
        isLabelHidden
        options={isLong ? shown : options}
        value={value}
        onChange={onChange}
      />
      {isSearchable && shown.length === 0 ? <p className={styles.nothing}>{messages.nothingLike(text)}</p> : null}
      {isLong && !isOpen ? (
        <noscript>
          {__ON_SERVER__ ? (
            <OtherOptions name={name} label={messages.more(plural)} options={options} shown={shown} />
          ) : null}
        </noscript>
      ) : null}
      {isLong ? (
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          className={styles.more}
          onClick={() => {
            setOpen(!isOpen);
            setText('');
          }}
        >
          {isOpen ? messages.showFewer : messages.showAll(options.length, plural)}
        </Button>
      ) : null}
    </div>
  );
}

interface OtherOptionsProps {
  name: string;
  label: string;
  options: readonly FieldOption[];
  shown: readonly FieldOption[];
}

/** Without scripts: the options that are not shown and lead to results, one to add at a time. */
function OtherOptions({ name, label, options, shown }: OtherOptionsProps) {
  const others = options.filter((option) => !option.isDisabled && !shown.includes(option));
  if (others.length === 0) return null;
  const none = { value: FILTER_ANY, label: messages.any };
  return <SelectField name={name} label={label} options={[none, ...others]} value={FILTER_ANY} />;
}

/** The options with most results, in their own order; a chosen one is always among them. */
function shortList(options: readonly FieldOption[], value: readonly string[]): FieldOption[] {
  const most = [...options].sort((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, SHORT);
  return options.filter((option) => most.includes(option) || value.includes(option.value));
}

/** 'terrier' finds 'terriër'. */
const isLike = (label: string, text: string) => plain(label).includes(plain(text.trim()));

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
