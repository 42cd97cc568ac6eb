import { richTextPolicy } from '@portal/shared/domain';
import { Button } from '@portal/shared/ui';
import { TextField } from '@portal/shared/ui/form';
import { useState } from 'react';
import type { Quill } from 'react-quill';
import { messages } from './messages';
import styles from './rich-text.module.css';

const { link } = messages;

/** Address of the link at the caret. Without a selection the address itself becomes the text. */
export function LinkPanel({ quill, address, onClose }: { quill: Quill; address: string; onClose: () => void }) {
  const [range] = useState(() => quill.getSelection(true));
  const [typed, setTyped] = useState(address);
  const [error, setError] = useState<string>();
  const put = (value: string | false) => {
    if (range.length === 0 && value !== false && address === '')
      quill.insertText(range.index, value, 'link', value, 'user');
    else {
      quill.setSelection(range);
      quill.format('link', value, 'user');
    }
    onClose();
  };
  const save = () => {
    const value = typed.trim();
    if (richTextPolicy.address.test(value)) put(value);
    else setError(link.invalid);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes, wherever the focus is inside
    <div
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation();
          onClose();
        } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
          // The field stands inside another form.
          event.preventDefault();
          save();
        }
      }}
    >
      <TextField
        name="link"
        label={link.label}
        hint={link.hint}
        inputMode="url"
        value={typed}
        onChange={setTyped}
        {...(error && { error })}
      />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onClose}>
          {link.cancel}
        </Button>
        {address !== '' && (
          <Button variant="secondary" onClick={() => put(false)}>
            {link.remove}
          </Button>
        )}
        <Button onClick={save}>{link.save}</Button>
      </div>
    </div>
  );
}
