import { portalPath } from '@portal/shared/contract';
import { useHasRoute, usePreload } from '@portal/shared/session';
import { HomeIcon, type Icon, InfoIcon, NewsIcon, SearchIcon } from '@portal/shared/ui';
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

/** The bar that replaces the header below 800 px (SH-006). An entry appears when a release in the register owns its route. */
export function MobileBar() {
  const hasRoute = useHasRoute();
  return (
    <nav className={styles.bar} aria-label={messages.mobile}>
      <ul className={styles.list}>
        {ENTRIES.filter(({ to }) => to === portalPath.home() || hasRoute(to)).map((entry) => (
          <BarLink key={entry.to} {...entry} />
        ))}
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
