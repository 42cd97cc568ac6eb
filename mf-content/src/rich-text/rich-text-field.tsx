import { Button, Skeleton } from '@portal/shared/ui';
import { CustomField, type FieldProps } from '@portal/shared/ui/form';
import { useEffect, useState } from 'react';
import { messages } from './messages';
import styles from './rich-text.module.css';
import type { RichTextEditor } from './rich-text-editor';

export interface RichTextFieldProps extends FieldProps {
  name: string;
  /** Stores an image and gives its address; rejects when it cannot be stored. */
  onUpload: (file: File) => Promise<string>;
}

/** A field of a Form with formatted text. The editor is a large file of its own; what was typed before stays when it cannot be had. */
export function RichTextField({ name, onUpload, ...rest }: RichTextFieldProps) {
  const { Editor, hasFailed, retry } = useEditor();
  return (
    <CustomField {...rest} name={name}>
      {({ attributes, value, onChange, onBlur, ref }) => {
        if (Editor) {
          return (
            <Editor
              attributes={attributes}
              label={rest.label}
              value={String(value ?? '')}
              onChange={onChange}
              onBlur={onBlur}
              fieldRef={ref}
              onUpload={onUpload}
            />
          );
        }
        return hasFailed ? (
          <div className={styles.failed} role="alert">
            <p>{messages.failed}</p>
            <Button variant="secondary" onClick={retry}>
              {messages.retry}
            </Button>
          </div>
        ) : (
          <div aria-busy="true" role="status" aria-label={messages.loading}>
            <Skeleton shape="block" className={styles.skeleton} />
          </div>
        );
      }}
    </CustomField>
  );
}

/** The editor once it is here; a failed download can be tried again. */
function useEditor() {
  const [Editor, setEditor] = useState<typeof RichTextEditor>();
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    let isCurrent = true;
    import('./rich-text-editor').then(
      (module) => {
        if (isCurrent) setEditor(() => module.RichTextEditor);
      },
      () => {
        if (isCurrent) setFailures((count) => count + 1);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [tries]);
  return { Editor, hasFailed: failures >= tries, retry: () => setTries((count) => count + 1) };
}
