import { portalPath, type Shelter } from '@portal/shared/contract';
import { copyText, useIsHydrating, useToast, wholeAddress } from '@portal/shared/session';
import { Button, LinkIcon, ShareIcon } from '@portal/shared/ui';
import { messages } from './messages';

const { share } = messages;

/** Shares the address of a shelter: by the device's own menu where there is one, else by copying it (C22). */
export function ShareShelter({ shelter }: { shelter: Shelter }) {
  const showToast = useToast();
  const url = wholeAddress(portalPath.shelter(shelter.uuidkey));
  const isHydrating = useIsHydrating();
  if (isHydrating || typeof navigator.share !== 'function') {
    const copy = async () => {
      const isCopied = await copyText(url);
      showToast(isCopied ? { type: 'succes', message: share.copied } : { type: 'error', message: share.copyFailed });
    };
    return (
      <Button variant="secondary" icon={LinkIcon} isWide onClick={copy}>
        {share.copy}
      </Button>
    );
  }
  const openMenu = async () => {
    try {
      await navigator.share({ title: shelter.naam, url });
    } catch (error) {
      // Closing the menu of the device is no failure.
      const isCancelled = error instanceof Error && error.name === 'AbortError';
      if (!isCancelled) showToast({ type: 'error', message: share.failed });
    }
  };
  return (
    <Button variant="secondary" icon={ShareIcon} isWide onClick={openMenu}>
      {share.native}
    </Button>
  );
}
