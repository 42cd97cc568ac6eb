import { type KeyboardEvent, useRef, useState } from 'react';
import type { Quill } from 'react-quill';
import { ImagePanel } from './image-panel';
import { LinkPanel } from './link-panel';
import { messages } from './messages';
import styles from './rich-text.module.css';
import { ToolIcon, type ToolName } from './tool-icon';
import { useFormats } from './use-formats';

const { buttons, styles: textStyles } = messages;

/** Buttons that switch a format: name of the button, Quill's format, its value. */
const TOGGLES: readonly [ToolName, string, string | boolean][] = [
  ['bold', 'bold', true],
  ['italic', 'italic', true],
  ['underline', 'underline', true],
  ['bullet', 'list', 'bullet'],
  ['ordered', 'list', 'ordered'],
  ['blockquote', 'blockquote', true],
];

/** The buttons above the text. One tab stop; arrows walk along them (ARIA toolbar). */
export function Toolbar({ quill, onUpload }: { quill: Quill | null; onUpload: (file: File) => Promise<string> }) {
  const formats = useFormats(quill);
  const [panel, setPanel] = useState<'link' | 'image' | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const close = () => {
    setPanel(null);
    quill?.focus();
  };
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label={messages.toolbar}
        className={styles.toolbar}
        onKeyDown={(event) => walk(bar.current, event)}
      >
        <select
          aria-label={messages.style}
          className={styles.select}
          value={String(formats.header ?? '')}
          onChange={({ target }) => quill?.format('header', target.value === '' ? false : Number(target.value), 'user')}
        >
          <option value="">{textStyles.text}</option>
          <option value="2">{textStyles.title}</option>
          <option value="3">{textStyles.subtitle}</option>
        </select>
        {TOGGLES.map(([name, format, value]) => (
          <Tool
            key={name}
            name={name}
            isPressed={formats[format] === value}
            onClick={() => {
              quill?.focus();
              quill?.format(format, formats[format] === value ? false : value, 'user');
            }}
          />
        ))}
        <Tool name="link" isPressed={panel === 'link' || Boolean(formats.link)} onClick={() => setPanel('link')} />
        <Tool name="image" isPressed={panel === 'image'} onClick={() => setPanel('image')} />
        <Tool name="clean" onClick={() => quill && clean(quill)} />
        <Tool name="undo" onClick={() => quill?.history.undo()} />
        <Tool name="redo" onClick={() => quill?.history.redo()} />
      </div>
      {panel === 'link' && quill && <LinkPanel quill={quill} address={String(formats.link ?? '')} onClose={close} />}
      {panel === 'image' && quill && <ImagePanel quill={quill} onUpload={onUpload} onClose={close} />}
    </>
  );
}

interface ToolProps {
  name: ToolName;
  isPressed?: boolean;
  onClick: () => void;
}

function Tool({ name, isPressed, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={buttons[name]}
      aria-pressed={isPressed}
      title={buttons[name]}
      // The selection of the text stays.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <ToolIcon name={name} />
    </button>
  );
}

function clean(quill: Quill) {
  const range = quill.getSelection(true);
  quill.removeFormat(range.index, range.length, 'user');
}

/** Arrow keys go from tool to tool; in the select they choose, so there only left and right walk. */
function walk(bar: HTMLElement | null, event: KeyboardEvent) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined || !bar) return;
  const tools = Array.from(bar.querySelectorAll<HTMLElement>('button, select'));
  const index = tools.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  tools.at((index + step) % tools.length)?.focus();
}
