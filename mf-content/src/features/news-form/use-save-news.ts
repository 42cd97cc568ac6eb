import { type NewsForm, type NewsItem, TOAST_DURATION_NEWS_MS } from '@portal/shared/contract';
import { isRequestError, logError, type RequestError, useToast } from '@portal/shared/session';
import { useState } from 'react';
import { useCreateNewsMutation, useLazyGetNewsVersionQuery, useUpdateNewsMutation } from '../../endpoints/news';
import type { Versioned } from '../../endpoints/versioned';
import { messages } from './messages';

/** How saving went: `fields` of a refusal with the server's texts, 'stale' when somebody else changed the item meanwhile. */
export type SaveOutcome =
  | { result: 'saved' | 'stale' | 'failed' }
  | { result: 'refused'; fields: Record<string, string> };

/**
 * Saves a new or an existing item (CO-009, CO-011). An existing one is changed only while nobody else changed it; `theirs` is then the
 * other version, and saving again overwrites it knowingly (C29).
 */
export function useSaveNews(existing: Versioned<NewsItem> | null) {
  const showToast = useToast();
  const [key] = useState(() => crypto.randomUUID());
  const [etag, setEtag] = useState(existing?.etag ?? null);
  const [theirs, setTheirs] = useState<NewsItem | null>(null);
  const [create, creating] = useCreateNewsMutation();
  const [update, updating] = useUpdateNewsMutation();
  const [readVersion] = useLazyGetNewsVersionQuery();

  const readTheirs = async (id: number): Promise<SaveOutcome> => {
    const fresh = await readVersion(id);
    if (!fresh.data) return { result: 'failed' };
    setTheirs(fresh.data.item);
    setEtag(fresh.data.etag);
    return { result: 'stale' };
  };

  const save = async (form: NewsForm): Promise<SaveOutcome> => {
    const { error } = existing
      ? await update({ id: existing.item.id, fields: form, etag })
      : await create({ form, key });
    if (error === undefined) {
      const message = existing ? messages.updated : messages.created;
      showToast({ type: 'succes', message, duration: TOAST_DURATION_NEWS_MS });
      return { result: 'saved' };
    }
    if (existing && isRequestError(error) && error.code === 'STALE') return readTheirs(existing.item.id);
    logError('The news item could not be saved.', error);
    return outcomeOf(error);
  };

  return { save, theirs, forgetTheirs: () => setTheirs(null), isSaving: creating.isLoading || updating.isLoading };
}

function outcomeOf(error: unknown): SaveOutcome {
  const fields = isRequestError(error) ? (error as RequestError).fields : undefined;
  return fields ? { result: 'refused', fields } : { result: 'failed' };
}
