import { Button, PencilIcon } from '@portal/shared/ui';
import { useRef, useState } from 'react';
import { messages } from './template-messages';
import { TemplatesDialog } from './templates-dialog';

/** Opens the templates of answers of a shelter, by its number or key (C17). */
export function TemplatesButton({ shelter }: { shelter: string | number }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} variant="quiet" icon={PencilIcon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {messages.manage}
      </Button>
      {isOpen ? (
        <TemplatesDialog
          shelter={shelter}
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}
