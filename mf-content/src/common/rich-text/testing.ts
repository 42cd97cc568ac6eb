import { act } from '@testing-library/react';
import { Quill } from 'react-quill';

/** Types into the editor inside `place`, for component tests: jsdom has no typing in editable text. */
export function writeText(place: HTMLElement, text: string): void {
  const container = place.querySelector<HTMLElement>('.ql-container');
  if (!container) throw new Error('There is no editor.');
  act(() => void (Quill.find(container) as Quill).setText(text, 'user'));
}
