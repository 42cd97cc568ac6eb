import { portalPath, type Shelter, UserType } from '@portal/shared/contract';
import { can, limitBadge, userTypeOf } from '@portal/shared/domain';
import { useDialog, useUser } from '@portal/shared/session';
import { Button, PlusIcon } from '@portal/shared/ui';
import { useNavigate } from 'react-router-dom';
import { messages } from './messages';

/** 'Toevoegen' opens the dialog of a new animal, and then shows that animal; at the limit it is greyed and does nothing (BE-004). */
export function AddAnimal({ shelter, describedBy }: { shelter: Shelter; describedBy: string }) {
  const user = useUser();
  const openDialog = useDialog();
  const navigate = useNavigate();
  if (!can(user, 'animal.create', { asiel: shelter.id })) return null;
  const { isFull } = limitBadge(shelter.ntotaal, shelter.nmax);
  // An admin names the shelter; staff create for their own (C26).
  const props = userTypeOf(user?.usertype ?? '') === UserType.admin ? { asiel: shelter.id } : {};
  const open = () =>
    openDialog('dialog.animal-form', props, (result) => {
      if (result?.created) navigate(portalPath.animal(result.uuidkey));
    });
  return (
    <Button
      icon={PlusIcon}
      aria-disabled={isFull || undefined}
      aria-describedby={isFull ? describedBy : undefined}
      onClick={isFull ? undefined : open}
    >
      {messages.add}
    </Button>
  );
}
