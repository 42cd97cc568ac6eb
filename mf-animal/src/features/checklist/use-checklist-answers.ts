import type { Answer, ChecklistAnswer, ChecklistChange } from '@portal/shared/contract';
import { isRequestError, logError, useToast, useUnsavedInput } from '@portal/shared/session';
import { useRef, useState } from 'react';
import { useSaveAnimal } from '../../common/save-animal';
import { type AnimalVersion, useCheckAnimalMutation } from '../../endpoints/animal-edit';
import { messages } from './messages';

type Wanted = Map<string, Answer>;

const changesOf = (wanted: Wanted): ChecklistChange[] => [...wanted].map(([key, value]) => ({ key, value }));

/** The answers of the checklist as they are wanted, and how far they are saved. */
export interface ChecklistAnswers {
  items: readonly ChecklistAnswer[];
  state: 'idle' | 'saving' | 'saved' | 'failed';
  /** Why it is not saved, in words of the api; '' otherwise. */
  reason: string;
  answer: (key: string, value: Answer) => void;
  retry: () => void;
  /** Throws away what could not be saved. */
  discard: () => void;
}

/**
 * Answers to the checklist, each checked and saved when it is given (AN-055), one call after the other: what is answered meanwhile goes with
 * the next. What fails stays wanted until it is saved. An item that somebody else answered meanwhile keeps their answer, and that is said (C29).
 */
export function useChecklistAnswers(start: AnimalVersion): ChecklistAnswers {
  const { uuidkey } = start.item;
  const base = useRef(start);
  const wanted = useRef<Wanted>(new Map());
  const isRunning = useRef(false);
  const [items, setItems] = useState(start.item.properties);
  const [{ state, reason }, setState] = useState<Pick<ChecklistAnswers, 'state' | 'reason'>>({
    state: 'idle',
    reason: '',
  });
  const [check] = useCheckAnimalMutation();
  const saveAnimal = useSaveAnimal(uuidkey);
  const showToast = useToast();
  useUnsavedInput(state === 'saving' || state === 'failed');

  /** Saved answers, with those that wait over them. */
  const show = () =>
    setItems(
      base.current.item.properties.map((item) => ({ ...item, value: wanted.current.get(item.key) ?? item.value })),
    );

  /** Leaves what somebody else answered to them, and says so. */
  const yieldTo = (theirs: AnimalVersion, sent: Wanted) => {
    const before = new Map(base.current.item.properties.map(({ key, value }) => [key, value]));
    for (const { key, label, value } of theirs.item.properties)
      if (sent.has(key) && value !== before.get(key) && value !== sent.get(key)) {
        sent.delete(key);
        showToast({ type: 'warning', message: messages.taken(label, messages.answers[value]) });
      }
  };

  /** Saves what is sent; answers of others win, the rest goes on from their version. */
  async function save(sent: Wanted): Promise<void> {
    while (sent.size > 0) {
      const properties = changesOf(sent);
      const checked = await check({ uuidkey, body: { properties } }).unwrap();
      const isSame = !checked.fields.includes('properties') && checked.etag === base.current.etag;
      if (isSame) return;
      const result = await saveAnimal(base.current, { properties });
      if ('theirs' in result) yieldTo(result.theirs, sent);
      base.current = 'theirs' in result ? result.theirs : result.saved;
      if ('saved' in result) return;
    }
  }

  async function run(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ state: 'saving', reason: '' });
    try {
      while (wanted.current.size > 0) {
        const taken = [...wanted.current];
        await save(new Map(taken));
        for (const [key, value] of taken) if (wanted.current.get(key) === value) wanted.current.delete(key);
      }
      setState({ state: 'saved', reason: '' });
    } catch (error) {
      logError('Answers to the checklist could not be saved.', error);
      setState({ state: 'failed', reason: isRequestError(error) ? error.message : '' });
    } finally {
      isRunning.current = false;
      show();
    }
  }

  const answer = (key: string, value: Answer) => {
    wanted.current.set(key, value);
    show();
    void run();
  };
  const discard = () => {
    wanted.current.clear();
    setState({ state: 'idle', reason: '' });
    show();
  };
  return { items, state, reason, answer, retry: () => void run(), discard };
}
