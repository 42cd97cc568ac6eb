import { TOOLTIP_DELAY_MS } from '@portal/shared/contract';
import { cloneElement, type ReactElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './tooltip.module.css';
import { useEscape } from './use-escape';

/** `children` is the one focusable element that the text explains; `delay` in milliseconds, 500 by default. */
export interface TooltipProps {
  text: string;
  delay?: number;
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** An explanation that appears on hover and on focus, stays under the pointer and closes with Escape (C44). */
export function Tooltip({ text, delay = TOOLTIP_DELAY_MS, children }: TooltipProps) {
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
    timer.current = setTimeout(() => setOpen(true), delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  // Also under a pointer, when the child need not have the focus (WCAG 1.4.13).
  useEscape(isOpen, hide);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the wrapper only listens to what happens to its child
    <span className={styles.anchor} onMouseEnter={show} onMouseLeave={hide} onFocus={show} onBlur={hide}>
      {cloneElement(children, { 'aria-describedby': isOpen ? id : undefined })}
      {isOpen ? (
        <span ref={bubble} role="tooltip" id={id} className={styles.bubble}>
          <span className={styles.text}>{text}</span>
        </span>
      ) : null}
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
