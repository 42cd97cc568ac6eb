import type { MouseEvent } from 'react';

/**
 * For what is pressed while a field has the focus: the field keeps it until the click has arrived. Otherwise leaving the field shows its
 * message, everything below moves, and the click hits nothing.
 */
export const keepFocus = { onMouseDown: (event: MouseEvent) => event.preventDefault() } as const;
