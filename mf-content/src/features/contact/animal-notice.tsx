import { CONTACT_SUBJECT_ANIMAL, portalPath } from '@portal/shared/contract';
import { Button, ButtonLink, Dialog } from '@portal/shared/ui';
import { useFieldValue } from '@portal/shared/ui/form';
import { useCallback, useEffect, useState } from 'react';
import { messages } from './messages';

const { notice } = messages;

/** 'Let op!', inside the form: opens each time the subject 'dier' is chosen (CO-042). */
export function AnimalNotice() {
  const isChosen = useFieldValue('subject') === CONTACT_SUBJECT_ANIMAL;
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
