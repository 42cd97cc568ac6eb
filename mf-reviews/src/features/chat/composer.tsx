import { ChatForm } from '@portal/shared/contract';
import { clearDraft, readDraft, saveDraft, useUnsavedInput } from '@portal/shared/session';
import { Button } from '@portal/shared/ui';
import { TextAreaField } from '@portal/shared/ui/form';
import {
  type KeyboardEvent,
  type Ref,
  type SubmitEvent,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import styles from './composer.module.css';
import { messages } from './messages';

/** `takeBack` puts a text that was refused into the field again, before what is typed there. */
export interface ComposerHandle {
  takeBack(text: string): void;
}

interface ComposerProps {
  ref?: Ref<ComposerHandle>;
  owner: string;
  reviewId: number;
  /** Resolves when the message is kept. */
  onSend: (text: string) => Promise<void>;
}

/**
 * The field of the chat (RE-012): judged when it is sent, not when it is left, because it is empty after every message. What is typed waits in the
 * tab, and is gone from the field once the message is kept.
 */
export function Composer({ ref, owner, reviewId, onSend }: ComposerProps) {
  const { text, write } = useChatDraft(owner, `chat-${reviewId}`);
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const focusField = () => form.current?.querySelector('textarea')?.focus();
  useImperativeHandle(ref, () => ({
    takeBack: (refused) => {
      write(text === '' ? refused : `${refused}\n${text}`);
      setError(undefined);
      focusField();
    },
  }));
  useFieldInView(form);
  const handleSubmit = async (event?: SubmitEvent) => {
    event?.preventDefault();
    const parsed = ChatForm.safeParse({ text });
    setError(parsed.error?.issues[0]?.message);
    focusField();
    if (!parsed.success) return;
    write('');
    await onSend(parsed.data.text);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // On a phone Enter makes a new line, as everywhere there; while letters are composed it chooses one.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return;
    event.preventDefault();
    void handleSubmit();
  };
  return (
    <form ref={form} noValidate aria-label={messages.form} className={styles.form} onSubmit={handleSubmit}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the keys of the field inside */}
      <div className={styles.field} onKeyDown={handleKeyDown}>
        <TextAreaField
          name="text"
          label={messages.field}
          hint={hasKeyboard() ? messages.enter : undefined}
          rows={2}
          value={text}
          error={error}
          onChange={(typed) => {
            write(typed);
            setError(undefined);
          }}
        />
      </div>
      <Button type="submit">{messages.send}</Button>
    </form>
  );
}

/** A mouse or touchpad comes with a keyboard; a finger does not. */
const hasKeyboard = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

function useChatDraft(owner: string, subject: string) {
  const [text, setText] = useState(() => {
    const kept = readDraft(subject, owner);
    return typeof kept === 'string' ? kept : '';
  });
  useUnsavedInput(text !== '', { asks: false, isKept: true });
  const write = (typed: string) => {
    setText(typed);
    if (typed === '') clearDraft(subject, owner);
    else saveDraft(subject, typed, owner);
  };
  return { text, write };
}

/** The keyboard of a phone takes half of the screen: the field that somebody types in stays above it. */
function useFieldInView(form: { current: HTMLFormElement | null }) {
  useEffect(() => {
    const viewport = document.defaultView?.visualViewport;
    const handleResize = () => {
      if (form.current?.contains(document.activeElement)) form.current.scrollIntoView({ block: 'nearest' });
    };
    viewport?.addEventListener('resize', handleResize);
    return () => viewport?.removeEventListener('resize', handleResize);
  }, [form]);
}
