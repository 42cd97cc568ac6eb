import { isRequestError, logError } from '@portal/shared/session';
import { useState } from 'react';
import type { Versioned } from '../../endpoints/versioned';

/** What every text has that is edited here. */
export interface EditedText {
  id: number;
  titel: string;
  tekst: string;
}

/** The calls of one kind of text: a mutation's answer has `error` when it failed. */
export interface SaveCalls<T, Values> {
  create: (call: { form: Values; key: string }) => PromiseLike<{ error?: unknown }>;
  update: (call: { id: number; fields: Values; etag: string | null }) => PromiseLike<{ error?: unknown }>;
  read: (id: number) => PromiseLike<{ data?: Versioned<T> | undefined; error?: unknown }>;
}

/** What saving needs of the form: `etag` in its values is the version that it began with. */
interface EditingForm {
  idempotencyKey: string;
  getValues(): object;
  reset(values: object): void;
}

/**
 * Saves a new text, or the existing one with `id`, which is changed only while nobody else changed it: `theirs` is then the other version,
 * to be taken over with `take` or overwritten knowingly by saving again (C29). `save` throws the refusal of the api; false is a conflict.
 */
export function useSave<T extends EditedText, Values>(
  id: number | undefined,
  calls: SaveCalls<T, Values>,
  valuesOf: (item: T) => object,
) {
  const [theirs, setTheirs] = useState<(Versioned<T> & { take: () => void }) | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const readTheirs = async (changed: number, form: EditingForm): Promise<false> => {
    const { data, error } = await calls.read(changed);
    // A call that fails may still name what was read before it.
    if (!data || error !== undefined) throw fail(error);
    const take = () => {
      form.reset({ ...valuesOf(data.item), etag: data.etag });
      setTheirs(null);
    };
    setTheirs({ ...data, take });
    return false;
  };

  const fail = (error: unknown) => {
    logError('The text could not be saved.', error);
    setFailed(!isRequestError(error) || error.fields === undefined);
    return error;
  };

  const save = async (values: Values, form: EditingForm): Promise<boolean> => {
    setFailed(false);
    const { etag } = theirs ?? (form.getValues() as { etag: string | null });
    const { error } =
      id === undefined
        ? await calls.create({ form: values, key: form.idempotencyKey })
        : await calls.update({ id, fields: values, etag });
    if (error === undefined) return true;
    if (id !== undefined && isRequestError(error) && error.code === 'STALE') return readTheirs(id, form);
    throw fail(error);
  };
  return { save, theirs, hasFailed };
}
