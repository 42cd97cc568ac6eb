import { isRequestError, logError } from '@portal/shared/session';
import { useState } from 'react';
import type { Versioned } from '../endpoints/versioned';

/** How saving went: `fields` of a refusal with the server's texts, 'stale' when somebody else changed the thing meanwhile. */
export type SaveOutcome =
  | { result: 'saved' | 'stale' | 'failed' }
  | { result: 'refused'; fields: Record<string, string> };

/** The calls of one kind of text: a mutation's answer has `error` when it failed. */
export interface SaveCalls<T, Form> {
  create: (call: { form: Form; key: string }) => PromiseLike<{ error?: unknown }>;
  update: (call: { id: number; fields: Form; etag: string | null }) => PromiseLike<{ error?: unknown }>;
  read: (id: number) => PromiseLike<{ data?: Versioned<T> | undefined; error?: unknown }>;
}

/**
 * Saves a new or an existing text. An existing one is changed only while nobody else changed it; `theirs` is then the other version, and
 * saving again overwrites it knowingly (C29).
 */
export function useSave<T extends { id: number }, Form>(existing: Versioned<T> | null, calls: SaveCalls<T, Form>) {
  const [key] = useState(() => crypto.randomUUID());
  const [etag, setEtag] = useState(existing?.etag ?? null);
  const [theirs, setTheirs] = useState<T | null>(null);
  const [isSaving, setSaving] = useState(false);

  const readTheirs = async (id: number): Promise<SaveOutcome> => {
    const { data, error } = await calls.read(id);
    // A call that fails may still name what was read before it.
    if (!data || error !== undefined) return { result: 'failed' };
    setTheirs(data.item);
    setEtag(data.etag);
    return { result: 'stale' };
  };

  const send = async (form: Form): Promise<SaveOutcome> => {
    const { error } = existing
      ? await calls.update({ id: existing.item.id, fields: form, etag })
      : await calls.create({ form, key });
    if (error === undefined) return { result: 'saved' };
    if (existing && isRequestError(error) && error.code === 'STALE') return readTheirs(existing.item.id);
    logError('The text could not be saved.', error);
    const fields = isRequestError(error) ? error.fields : undefined;
    return fields ? { result: 'refused', fields } : { result: 'failed' };
  };

  const save = async (form: Form): Promise<SaveOutcome> => {
    setSaving(true);
    const outcome = await send(form);
    setSaving(false);
    return outcome;
  };
  return { save, theirs, forgetTheirs: () => setTheirs(null), isSaving };
}
