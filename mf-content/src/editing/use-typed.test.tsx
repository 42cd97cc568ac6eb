import { act, renderHook } from '@testing-library/react';
import { useTyped } from './use-typed';

const DEFAULTS = { titel: 'Honden', tekst: '' };

test('the same words are the same object, so that a form that tells them at every drawing comes to rest', () => {
  const { result } = renderHook(() => useTyped(DEFAULTS));
  const { typed, watch } = result.current;
  act(() => watch({ titel: 'Honden' }));
  expect(result.current.typed).toBe(typed);
  expect(result.current.isDirty).toBe(false);
  act(() => watch({ titel: 'Katten' }));
  expect([result.current.typed.titel, result.current.isDirty]).toEqual(['Katten', true]);
});
