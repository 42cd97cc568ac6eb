import { type PointerEvent, useRef } from 'react';

/** Pixels that a finger moves sideways before it counts as a swipe, and at least twice as far as up or down. */
const SWIPE_PX = 40;

/** Handlers for an element that a finger pushes sideways: -1 when it goes to the right (the one before), 1 when to the left. */
export function useSwipe(onSwipe: (step: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ clientX, clientY, isPrimary }: PointerEvent) => {
      start.current = isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (from === null) return;
      const across = clientX - from.x;
      const isSwipe = Math.abs(across) >= SWIPE_PX && Math.abs(across) > 2 * Math.abs(clientY - from.y);
      if (isSwipe) onSwipe(across > 0 ? -1 : 1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
