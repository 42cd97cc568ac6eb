import { useUnsavedInput } from '@portal/shared/session';
import { Button } from '@portal/shared/ui';
import { SubmitButton } from '@portal/shared/ui/form';
import { type ReactNode, useEffect, useRef } from 'react';
import { messages } from './messages';
import styles from './profile.module.css';

/** A button that makes place for a form, which no reload takes away (C30); after closing the focus is on it again. */
export function Opening(props: { isOpen: boolean; label: string; onOpen: () => void; children: ReactNode }) {
  const { isOpen, label, onOpen, children } = props;
  useUnsavedInput(isOpen, { asks: false });
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current !== isOpen) place.current?.querySelector<HTMLElement>('input, button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div ref={place}>
      {isOpen ? (
        children
      ) : (
        <Button variant="secondary" onClick={onOpen}>
          {label}
        </Button>
      )}
    </div>
  );
}

/** The two buttons below such a form. */
export function FormActions(props: { submit: string; onCancel: () => void }) {
  return (
    <div className={styles.actions}>
      <SubmitButton>{props.submit}</SubmitButton>
      <Button variant="secondary" onClick={props.onCancel}>
        {messages.cancel}
      </Button>
    </div>
  );
}
