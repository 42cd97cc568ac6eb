import { portalPath } from '@portal/shared/contract';
import { PreloadLink, useHasRoute, useMenu, usePortalConfig, useSession } from '@portal/shared/session';
import { HeartIcon, PawIcon } from '@portal/shared/ui';
import { DropdownMenu } from './dropdown-menu';
import styles from './header.module.css';
import { messages } from './messages';
import { ThemeToggle } from './theme-toggle';
import { UserMenu } from './user-menu';

/** The header of wide screens. Its entries come from the releases in the register, so nothing dead is shown (SH-004). */
export function Header() {
  const { productName } = usePortalConfig();
  const news = useMenu('header.news');
  const information = useMenu('header.information');
  const search = useMenu('header.search');
  const about = useMenu('header.about');
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <PreloadLink to={portalPath.home()} className={styles.brand} aria-label={messages.home(productName)}>
          <span className={styles.mark}>
            <PawIcon size={22} />
          </span>
          <span aria-hidden="true">{productName}</span>
        </PreloadLink>
        <nav className={styles.nav} aria-label={messages.main}>
          <ul className={styles.list}>
            <li>
              <DropdownMenu label={messages.search} entries={search} />
            </li>
            {[...news, ...information].map(({ to, label }) => (
              <li key={to}>
                <PreloadLink to={to} className={styles.link}>
                  {label}
                </PreloadLink>
              </li>
            ))}
            <li>
              <DropdownMenu label={messages.about} entries={about} />
            </li>
          </ul>
        </nav>
        <div className={styles.person}>
          <FavouritesLink />
          <ThemeToggle />
          <UserMenu />
        </div>
      </div>
    </header>
  );
}

/** The way to what a visitor kept on this device (C64); who is signed in has it in the user menu. */
function FavouritesLink() {
  const { phase } = useSession();
  const hasRoute = useHasRoute();
  const to = portalPath.keptHere();
  if (phase !== 'visitor' || !hasRoute(to)) return null;
  return (
    <PreloadLink to={to} className={styles.link} aria-label={messages.userMenu.favourites}>
      <HeartIcon />
    </PreloadLink>
  );
}
