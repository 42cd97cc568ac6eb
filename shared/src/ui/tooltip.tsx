import { TOOLTIP_DELAY_MS } from '@portal/shared/contract';
import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './tooltip.module.css';
import { useEscape } from './use-escape';

/** `children` is the one focusable element that the text explains; `delay` in milliseconds, 500 by default. */
export interface TooltipProps {
  text: string;
  delay?: number;
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** A tooltip for an element that cannot stand inside another one, such as a row of a table: its listeners and the bubble to render in it. */
export interface TooltipParts {
  /** The bubble has this id; the element is described by it while `isOpen`. */
  id: string;
  isOpen: boolean;
  listeners: { onMouseEnter: () => void; onMouseLeave: () => void; onFocus: () => void; onBlur: () => void };
  /** Stands above the nearest positioned element around it; null while it is closed. */
  bubble: ReactNode;
}

/** The behaviour of `Tooltip`; without a text nothing ever opens. */
export function useTooltip(text: string | undefined, delay: number = TOOLTIP_DELAY_MS): TooltipParts {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const bubble = useRef<HTMLSpanElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLayoutEffect(() => {
    if (isOpen && bubble.current) keepInView(bubble.current);
  }, [isOpen]);

  const show = () => {
    clearTimeout(timer.current);
    if (text !== undefined) timer.current = setTimeout(() => setOpen(true), delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  // Also under a pointer, when the child need not have the focus (WCAG 1.4.13).
  useEscape(isOpen, hide);

  return {
    id,
    isOpen,
    listeners: { onMouseEnter: show, onMouseLeave: hide, onFocus: show, onBlur: hide },
    bubble: isOpen ? (
      <span ref={bubble} role="tooltip" id={id} className={styles.bubble}>
        <span className={styles.text}>{text}</span>
      </span>
    ) : null,
  };
}

/** An explanation that appears on hover and on focus, stays under the pointer and closes with Escape (C44). */
export function Tooltip({ text, delay, children }: TooltipProps) {
  const { id, isOpen, listeners, bubble } = useTooltip(text, delay);
  return (
    <span className={styles.anchor} {...listeners}>
      {cloneElement(children, { 'aria-describedby': isOpen ? id : undefined })}
      {bubble}
    </span>
  );
}

const MARGIN = 8;

/** Shifts the bubble sideways when it would leave the window. */
function keepInView(bubble: HTMLElement) {
  const { left, right } = bubble.getBoundingClientRect();
  const beyond = right - (document.documentElement.clientWidth - MARGIN);
  const shift = left < MARGIN ? MARGIN - left : -Math.max(0, beyond);
  if (shift !== 0) bubble.style.translate = `${shift}px 0`;
}
