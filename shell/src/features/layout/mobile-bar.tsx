import { portalPath } from '@portal/shared/contract';
import { loginPath } from '@portal/shared/domain';
import { useHasRoute, usePortalConfig, usePreload, useSession } from '@portal/shared/session';
import { HomeIcon, type Icon, InfoIcon, NewsIcon, SearchIcon, UserIcon } from '@portal/shared/ui';
import { NavLink } from 'react-router-dom';
import { messages } from './messages';
import styles from './mobile-bar.module.css';

interface Entry {
  to: string;
  label: string;
  icon: Icon;
}

const ENTRIES: Entry[] = [
  { to: portalPath.search(), label: messages.bar.search, icon: SearchIcon },
  { to: portalPath.information(), label: messages.bar.information, icon: InfoIcon },
  { to: portalPath.home(), label: messages.bar.home, icon: HomeIcon },
  { to: portalPath.newsList(), label: messages.bar.news, icon: NewsIcon },
];

/**
 * The bar that replaces the header below 800 px (SH-006). An entry appears when a release in the register
 * owns its route; 'Profiel' leads to the members area, a visitor signs in first (SH-022).
 */
export function MobileBar() {
  const hasRoute = useHasRoute();
  const { productSlug } = usePortalConfig();
  const { phase } = useSession();
  const members = portalPath.members(productSlug);
  const shown = ENTRIES.filter(({ to }) => to === portalPath.home() || hasRoute(to));
  return (
    <nav className={styles.bar} aria-label={messages.mobile}>
      <ul className={styles.list} data-whole={shown.length === ENTRIES.length || undefined}>
        {shown.map((entry) => (
          <BarLink key={entry.to} {...entry} />
        ))}
        <BarLink to={phase === 'visitor' ? loginPath(members) : members} label={messages.bar.profile} icon={UserIcon} />
      </ul>
    </nav>
  );
}

function BarLink({ to, label, icon: BarIcon }: Entry) {
  return (
    <li>
      <NavLink to={to} end={to === portalPath.home()} className={styles.link} {...usePreload(to)}>
        <span className={styles.icon}>
          <BarIcon />
        </span>
        {label}
      </NavLink>
    </li>
  );
}
