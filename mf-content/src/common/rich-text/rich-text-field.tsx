import { Button, lazyComponent, Skeleton } from '@portal/shared/ui';
import { CustomField, type FieldProps } from '@portal/shared/ui/form';
import { messages } from './messages';
import styles from './rich-text.module.css';

export interface RichTextFieldProps extends FieldProps {
  name: string;
  /** Stores an image and gives its address; rejects when it cannot be stored. */
  onUpload: (file: File) => Promise<string>;
}

/** The editor is a large file of its own. */
const Editor = lazyComponent(async () => (await import('./rich-text-editor')).RichTextEditor, {
  pending: (
    <div aria-busy="true" role="status" aria-label={messages.loading}>
      <Skeleton shape="block" className={styles.skeleton} />
    </div>
  ),
  failed: (retry) => (
    <div className={styles.failed} role="alert">
      <p>{messages.failed}</p>
      <Button variant="secondary" onClick={retry}>
        {messages.retry}
      </Button>
    </div>
  ),
});

/** A field of a Form with formatted text. What was typed before stays when the editor cannot be had. */
export function RichTextField({ name, onUpload, ...rest }: RichTextFieldProps) {
  return (
    <CustomField {...rest} name={name}>
      {({ attributes, value, onChange, onBlur, ref }) => (
        <Editor
          attributes={attributes}
          label={rest.label}
          value={String(value ?? '')}
          onChange={onChange}
          onBlur={onBlur}
          fieldRef={ref}
          onUpload={onUpload}
        />
      )}
    </CustomField>
  );
}
