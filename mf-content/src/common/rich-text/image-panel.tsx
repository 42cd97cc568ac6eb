import { Button } from '@portal/shared/ui';
import { TextField } from '@portal/shared/ui/form';
import { useId, useState } from 'react';
import type { Quill } from 'react-quill';
import { messages } from './messages';
import styles from './rich-text.module.css';

const { image, link } = messages;

/** Puts an image into the text: first its description, then the file; it is stored before it stands in the text (C42). */
export function ImagePanel({
  quill,
  onUpload,
  onClose,
}: {
  quill: Quill;
  onUpload: (file: File) => Promise<string>;
  onClose: () => void;
}) {
  const [index] = useState(() => quill.getSelection(true).index);
  const [description, setDescription] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const id = useId();
  const put = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setFailed(false);
    try {
      const address = await onUpload(file);
      quill.insertEmbed(index, 'image', address, 'user');
      const [leaf] = quill.getLeaf(index + 1);
      if (leaf?.domNode instanceof HTMLImageElement) leaf.domNode.alt = description.trim();
      onClose();
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.panel}>
      <TextField
        name="alt"
        label={image.label}
        hint={image.hint}
        value={description}
        onChange={setDescription}
        maxLength={200}
      />
      <div>
        <label htmlFor={id} className={styles.fileLabel}>
          {image.choose}
        </label>
        <input
          id={id}
          type="file"
          accept="image/*"
          disabled={isBusy}
          onChange={({ target }) => void put(target.files?.[0])}
        />
      </div>
      <p role="status">{isBusy ? image.busy : hasFailed ? image.failed : ''}</p>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onClose}>
          {link.cancel}
        </Button>
      </div>
    </div>
  );
}
