import { Button, type LazyComponent, PencilIcon } from '@portal/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './edit-in-place.module.css';

/** What an editor in the place of what it edits gets. */
export interface EditorProps {
  uuidkey: string;
  /** The editing is over: saved, unchanged or given up. */
  onDone: () => void;
}

export interface EditInPlaceProps {
  uuidkey: string;
  /** The label of the button. */
  label: string;
  /** A file of its own, fetched when the button is about to be used (AN-022). */
  editor: LazyComponent<EditorProps>;
  /** What is read while nobody edits. */
  children: ReactNode;
}

/** Something of the profile with a button that puts its editor in its place; the button has the focus again afterwards. */
export function EditInPlace({ uuidkey, label, editor: Editor, children }: EditInPlaceProps) {
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (!isEditing && wasEditing.current) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing) return <Editor uuidkey={uuidkey} onDone={() => setEditing(false)} />;
  return (
    <>
      {children}
      <Button
        ref={button}
        variant="secondary"
        icon={PencilIcon}
        className={styles.button}
        onPointerEnter={Editor.prepare}
        onFocus={Editor.prepare}
        onClick={() => setEditing(true)}
      >
        {label}
      </Button>
    </>
  );
}
