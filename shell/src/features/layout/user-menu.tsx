import { portalPath } from '@portal/shared/contract';
import { loginPath } from '@portal/shared/domain';
import { usePortalConfig, useSession } from '@portal/shared/session';
import { ButtonLink, UserIcon, VisuallyHidden } from '@portal/shared/ui';
import { useLocation } from 'react-router-dom';
import { DropdownMenu } from './dropdown-menu';
import { messages } from './messages';
import { useUserMenu } from './use-user-menu';
import styles from './user-menu.module.css';

/** The highest number that has a place beside the name. */
const UNREAD_MAX = 99;

/** The button 'Inloggen', or the menu of whoever is signed in (SH-005, SH-014 to SH-017). */
export function UserMenu() {
  const { phase, user } = useSession();
  const { productSlug, productName } = usePortalConfig();
  const { entries, unread, version } = useUserMenu();
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
          {unread > 0 ? <Unread count={unread} /> : null}
        </>
      }
      head={<p className={styles.email}>{user.email}</p>}
      entries={entries}
      foot={version && <p className={styles.version}>{version}</p>}
    />
  );
}

/** The number beside the name, in words for assistive technology. */
function Unread({ count }: { count: number }) {
  return (
    <>
      <span aria-hidden="true" className={styles.unread}>
        {count > UNREAD_MAX ? `${UNREAD_MAX}+` : count}
      </span>
      <VisuallyHidden> ({messages.userMenu.messages(count)})</VisuallyHidden>
    </>
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
