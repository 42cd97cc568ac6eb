import { allowSanitisedHtml, classNames } from '@portal/shared/ui';
import type { ControlAttributes } from '@portal/shared/ui/form';
import { type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react';
import ReactQuill, { type Quill } from 'react-quill';
import 'react-quill/dist/quill.core.css';
import styles from './rich-text.module.css';
import { Toolbar } from './toolbar';

/** What a text may hold: the formats of `richTextPolicy`, nothing that runs or embeds (docs/trust.md#rich-text). */
const FORMATS = [
  'header bold italic underline strike list indent blockquote link image align script code code-block size',
].flatMap((names) => names.split(' '));

const MODULES = {
  toolbar: false,
  // The Tab key leaves the editor: it is no trap for the keyboard (C45).
  keyboard: {
    bindings: { tab: { key: 'Tab', handler: () => true }, 'indent code-block': null, 'outdent code-block': null },
  },
};

export interface RichTextEditorProps {
  attributes: ControlAttributes;
  label: string;
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  fieldRef: RefCallback<{ focus(): void }>;
  onUpload: (file: File) => Promise<string>;
}

/** The editor: Quill behind react-quill, with a toolbar of our own, because Quill's is not accessible and puts text into the page as HTML. */
export function RichTextEditor({
  attributes,
  label,
  value,
  onChange,
  onBlur,
  fieldRef,
  onUpload,
}: RichTextEditorProps) {
  const frame = useRef<ReactQuill>(null);
  const [quill, setQuill] = useState<Quill | null>(null);
  useState(allowSanitisedHtml);

  const attach = useCallback(
    (element: ReactQuill | null) => {
      frame.current = element;
      const editor = element?.getEditor() ?? null;
      setQuill(editor);
      fieldRef(editor && { focus: () => editor.focus() });
    },
    [fieldRef],
  );
  useNamedTextbox(quill, label, attributes);
  /** What Quill holds, with its handles: given back as it is, or Quill takes it for another text and starts again. */
  const held = useRef(value);

  return (
    <div className={classNames(styles.editor, attributes['aria-invalid'] && styles.wrong)}>
      <Toolbar quill={quill} onUpload={onUpload} />
      <ReactQuill
        ref={attach}
        theme="default"
        className={styles.text}
        value={withoutHandles(held.current) === value ? held.current : value}
        formats={FORMATS}
        modules={MODULES}
        useSemanticHTML={false}
        onChange={(html) => {
          held.current = html;
          onChange(withoutHandles(html));
        }}
        onBlur={onBlur}
      />
    </div>
  );
}

/** Quill's own handles in list items are no part of the text. */
const withoutHandles = (html: string) => html.replace(/<span class="ql-ui"[^<>]*><\/span>/g, '');

/** Makes Quill's editable element a text field with the name, hint and message of its frame. */
function useNamedTextbox(quill: Quill | null, label: string, attributes: ControlAttributes) {
  const { id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = attributes;
  useLayoutEffect(() => {
    if (!quill) return;
    const names = {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-describedby': describedBy,
      'aria-invalid': isInvalid ? 'true' : undefined,
    };
    for (const [name, value] of Object.entries(names)) {
      if (value === undefined) quill.root.removeAttribute(name);
      else quill.root.setAttribute(name, value);
    }
  }, [quill, id, label, describedBy, isInvalid]);
}
