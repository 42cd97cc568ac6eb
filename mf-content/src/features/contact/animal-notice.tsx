import { portalPath } from '@portal/shared/contract';
import { Button, ButtonLink, Dialog } from '@portal/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import { messages } from './messages';

const { notice } = messages;

/** 'Let op!': opens each time the subject 'dier' is chosen (CO-042). */
export function AnimalNotice({ isChosen }: { isChosen: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => setOpen(isChosen), [isChosen]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={notice.title}
      size="small"
      footer={
        <>
          <ButtonLink variant="secondary" to={portalPath.animalSearch()}>
            {notice.search}
          </ButtonLink>
          <Button onClick={close}>{notice.close}</Button>
        </>
      }
    >
      <p>{notice.text}</p>
    </Dialog>
  );
}
