import { createContext, useContext } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** The state of a Form for what stands inside it; `failure` is why it could not be sent, null while nothing is wrong. */
export type SurroundingForm = UseFormReturn<FieldValues> & { failure: string | null };

/**
 * The Form around a field. The library has a context of the same kind, but a page whose fields stand outside a Form, as search filters do,
 * would carry the whole of it (13 KB) to find nothing there.
 */
export const FormContext = createContext<SurroundingForm | null>(null);

/** The Form around a field, or null. */
export const useSurroundingForm = () => useContext(FormContext);
