import { useEffect, useState } from 'react';
import type { Quill } from 'react-quill';

/** The formats at the caret: `{bold: true, header: 2, list: 'bullet', link: '…'}`. */
export type ActiveFormats = Record<string, unknown>;

/** Follows the caret. Nothing is active while the editor was never entered. */
export function useFormats(quill: Quill | null): ActiveFormats {
  const [formats, setFormats] = useState<ActiveFormats>({});
  useEffect(() => {
    if (!quill) return;
    const read = () => {
      const range = quill.getSelection();
      if (range) setFormats(quill.getFormat(range));
    };
    quill.on('editor-change', read);
    return () => {
      quill.off('editor-change', read);
    };
  }, [quill]);
  return formats;
}
