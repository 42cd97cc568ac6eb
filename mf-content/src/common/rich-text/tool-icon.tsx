import type { messages } from './messages';

export type ToolName = keyof typeof messages.buttons;

/** 24 px strokes, as the icons of the kit. */
const PATHS: Readonly<Record<ToolName, string>> = {
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zm0 7h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M10 5h7M7 19h7M14 5l-4 14',
  underline: 'M7 4v7a5 5 0 0 0 10 0V4M5 20h14',
  bullet: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  ordered: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M4 14.5c.5-1 2.5-1 2.5.3 0 1-2.5 2-2.5 3.2h2.7',
  blockquote: 'M5 7h5v5c0 2.5-1.5 4-4 5M14 7h5v5c0 2.5-1.5 4-4 5',
  link: 'M10 14a4 4 0 0 0 6 .4l2.6-2.6a4 4 0 0 0-5.7-5.7L11.5 7.5M14 10a4 4 0 0 0-6-.4l-2.6 2.6a4 4 0 0 0 5.7 5.7l1.4-1.4',
  image: 'M4 5h16v14H4zM8.5 10.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3M5 18l5-5 3 3 3-3 4 4',
  clean: 'M6 5h11M11.5 5 9 15M5 20l14-6M15 19h5',
  undo: 'M9 8H4V3M4.5 8A8 8 0 1 1 4 13',
  redo: 'M15 8h5V3M19.5 8A8 8 0 1 0 20 13',
};

/** The sign on a tool; its name stands on the button. */
export function ToolIcon({ name }: { name: ToolName }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
