import type { Animal } from '@portal/shared/contract';
import { loginPath, reactButtonText } from '@portal/shared/domain';
import { Button, ButtonLink, lazyDialog, MailIcon } from '@portal/shared/ui';
import { type ReactMode, reactPath } from './use-reacting';

/** The dialog is a file of its own: the profile waits for its button alone (AN-022). */
export const LazyReactionDialog = lazyDialog(async () => (await import('./reaction-dialog')).ReactionDialog);

export interface ReactButtonProps {
  animal: Animal;
  mode: Exclude<ReactMode, 'none'>;
  onReact: () => void;
}

/**
 * 'Reageer op deze kat' (AN-013, C34). A visitor is led to login and from there back to the open form (AN-076, C16). The code of the
 * dialog is fetched when the button is about to be used.
 */
export function ReactButton({ animal, mode, onReact }: ReactButtonProps) {
  const text = reactButtonText(animal.soort);
  if (mode === 'login')
    return (
      <ButtonLink to={loginPath(reactPath(animal.uuidkey))} icon={MailIcon} isWide data-needs-script="">
        {text}
      </ButtonLink>
    );
  const { prepare } = LazyReactionDialog;
  return (
    <Button icon={MailIcon} isWide aria-haspopup="dialog" onPointerEnter={prepare} onFocus={prepare} onClick={onReact}>
      {text}
    </Button>
  );
}
