import { portalPath } from '@portal/shared/contract';
import { loginPath } from '@portal/shared/domain';
import { usePortalConfig, useSession } from '@portal/shared/session';
import { ButtonLink, UserIcon } from '@portal/shared/ui';
import { useLocation } from 'react-router-dom';
import { DropdownMenu } from './dropdown-menu';
import { messages } from './messages';
import { useUserMenu } from './use-user-menu';
import styles from './user-menu.module.css';

/** The button 'Inloggen', or the menu of whoever is signed in (SH-005, SH-014 to SH-017). */
export function UserMenu() {
  const { phase, user } = useSession();
  const { productSlug, productName } = usePortalConfig();
  const { entries, version } = useUserMenu();
  const returnUrl = useReturnUrl();
  if (phase !== 'member') return <ButtonLink to={loginPath(returnUrl)}>{messages.logIn}</ButtonLink>;
  // The account is loading, or could not be read: the members area says what is wrong.
  if (!user) {
    return (
      <ButtonLink to={portalPath.members(productSlug)} variant="quiet" icon={UserIcon}>
        {messages.userMenu.members(productName)}
      </ButtonLink>
    );
  }
  return (
    <DropdownMenu
      align="end"
      label={
        <>
          <UserIcon size={20} />
          <span className={styles.userName}>{user.displayname || user.email}</span>
        </>
      }
      head={<p className={styles.email}>{user.email}</p>}
      entries={entries}
      foot={version && <p className={styles.version}>{version}</p>}
    />
  );
}

/** Pages that nobody wants to come back to after signing in. */
const SIGN_IN_PAGES: readonly string[] = [
  portalPath.login(),
  portalPath.register(),
  portalPath.registerForInvite(),
  portalPath.logout(),
  portalPath.noAccess(),
  portalPath.confirm(),
];

/** The present page, or the one that a page for signing in leads back to (SH-021). */
function useReturnUrl(): string {
  const { pathname, search, hash } = useLocation();
  if (!SIGN_IN_PAGES.includes(pathname)) return pathname + search + hash;
  return new URLSearchParams(search).get('returnUrl') ?? portalPath.home();
}
