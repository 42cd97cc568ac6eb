import { portalPath } from '@portal/shared/contract';
import { PreloadLink, useHasRoute } from '@portal/shared/session';
import { ChevronRightIcon, CoupleIcon, type Icon, MapPinIcon } from '@portal/shared/ui';
import styles from './home.module.css';
import { messages } from './messages';

const LINKS: { to: string; icon: Icon; words: { title: string; text: string } }[] = [
  { to: portalPath.foundAnimals(), icon: MapPinIcon, words: messages.found },
  { to: portalPath.couples(), icon: CoupleIcon, words: messages.couples },
];

/** Links to found animals and couples, as far as a release owns their pages (C03). */
export function LinksStrip() {
  const hasRoute = useHasRoute();
  const links = LINKS.filter(({ to }) => hasRoute(to));
  if (links.length === 0) return null;
  return (
    <ul className={styles.strip}>
      {links.map(({ to, icon: StripIcon, words }) => (
        <li key={to}>
          <PreloadLink to={to} className={styles.stripLink}>
            <span className={styles.stripIcon}>
              <StripIcon size={28} />
            </span>
            <span className={styles.stripWords}>
              <strong>{words.title}</strong>
              <span>{words.text}</span>
            </span>
            <ChevronRightIcon />
          </PreloadLink>
        </li>
      ))}
    </ul>
  );
}
