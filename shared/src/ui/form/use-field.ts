import type { FocusEvent, Ref } from 'react';
import { useSurroundingForm } from './form-context';

/** The attributes that make a native control part of the surrounding Form; empty outside one. */
export interface FieldBinding {
  name: string;
  ref?: Ref<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement>;
  onChange?: (event: { target: unknown; type?: unknown }) => unknown;
  onBlur?: (event: FocusEvent) => unknown;
}

/**
 * Ties the field `name` to the Form around it (react-hook-form keeps the state) and gives its message. Outside a Form, as in search
 * filters, the caller keeps the state with `value` and `onChange` and only the name is set.
 */
export function useField(name: string, isControlled: boolean): { binding: FieldBinding; error: string | undefined } {
  const form = useSurroundingForm();
  if (isControlled || !form) return { binding: { name }, error: undefined };
  return { binding: form.register(name), error: form.getFieldState(name, form.formState).error?.message };
}
