import { portalPath } from '@portal/shared/contract';
import { usePortalConfig } from '@portal/shared/session';
import { ChevronDownIcon, classNames, PageTitle } from '@portal/shared/ui';
import { type ReactNode, useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import styles from './members-frame.module.css';
import { messages } from './messages';

/** An entry of the user menu. */
type Entry = { label: string; to: string } | { label: string; onSelect: () => void };

interface MembersFrameProps {
  title: string;
  lead?: ReactNode;
  /** The whole user menu: its pages of this area are the sub-navigation; a phone, which has no header, shows the rest as well. */
  entries: readonly Entry[];
  /** The version of the app, for who may see it. */
  version: string | null;
  children: ReactNode;
}

/** The frame around every page of the members area (SH-039): sub-navigation, heading, content. */
export function MembersFrame({ title, lead, entries, version, children }: MembersFrameProps) {
  const { productSlug, productName } = usePortalConfig();
  const members = portalPath.members(productSlug);
  const profile = portalPath.profile(productSlug);
  const { pathname } = useLocation();
  // The first page is where a phone arrives: there the menu is open.
  const [isOpen, setOpen] = useState(pathname === profile);
  const id = useId();
  return (
    <div className={styles.frame}>
      <nav className={styles.nav} aria-label={messages.nav(productName)}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {messages.nav(productName)}
          <ChevronDownIcon size={20} className={isOpen ? styles.turned : undefined} />
        </button>
        <div id={id} className={classNames(styles.body, isOpen && styles.open)}>
          <ul className={styles.list}>
            {entries.map((entry) =>
              'to' in entry && entry.to === members ? (
                <SubPage key={entry.label} to={profile} label={messages.profile} />
              ) : 'to' in entry && entry.to.startsWith(`${members}/`) ? (
                <SubPage key={entry.label} {...entry} />
              ) : (
                <Elsewhere key={entry.label} entry={entry} />
              ),
            )}
          </ul>
          {version && <p className={styles.version}>{version}</p>}
        </div>
      </nav>
      <div className={styles.content}>
        <PageTitle title={title} documentTitle={messages.tab} lead={lead} />
        {children}
      </div>
    </div>
  );
}

function SubPage({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <NavLink to={to} className={styles.link}>
        {label}
      </NavLink>
    </li>
  );
}

function Elsewhere({ entry }: { entry: Entry }) {
  return (
    <li className={styles.elsewhere}>
      {'to' in entry ? (
        <NavLink to={entry.to} className={styles.link}>
          {entry.label}
        </NavLink>
      ) : (
        <button type="button" className={styles.link} onClick={entry.onSelect}>
          {entry.label}
        </button>
      )}
    </li>
  );
}
