import { Button, PlusIcon } from '@portal/shared/ui';
import { useState } from 'react';
import { messages } from './messages';
import { NewsDialog } from './news-dialog';

/** 'Nieuw nieuws item' (CO-002). */
export function NewNewsButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={PlusIcon} onClick={() => setOpen(true)}>
        {messages.create}
      </Button>
      {isOpen && <NewsDialog existing={null} onClose={() => setOpen(false)} />}
    </>
  );
}
