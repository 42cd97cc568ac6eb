import { portalPath } from '@portal/shared/contract';
import { PreloadLink, useHasRoute, usePortalConfig } from '@portal/shared/session';
import styles from './footer.module.css';
import { LegalDetails } from './legal-details';
import { messages } from './messages';

const { footer } = messages;

const COLUMNS = [
  {
    title: footer.findAnimal,
    links: [
      { to: portalPath.footerCats(), label: footer.cats },
      { to: portalPath.footerDogs(), label: footer.dogs },
      { to: portalPath.footerOtherAnimals(), label: footer.others },
      { to: portalPath.keptHere(), label: footer.favourites },
    ],
  },
  {
    title: footer.about,
    links: [
      { to: portalPath.goal(), label: footer.goal },
      { to: portalPath.annualReport(), label: footer.annualReport },
      { to: portalPath.newsList(), label: footer.news },
      { to: portalPath.contact(), label: footer.contact },
      { to: portalPath.shelterApplication(), label: footer.application },
    ],
  },
  {
    title: footer.policies,
    links: [
      { to: portalPath.privacy(), label: footer.privacy },
      { to: portalPath.cookies(), label: footer.cookies },
      { to: portalPath.disclaimer(), label: footer.disclaimer },
      { to: portalPath.accessibility(), label: footer.accessibility },
    ],
  },
];

/** The footer: links to searches and policies that exist, social links, legal details and the ANBI badge (SH-008). */
export function Footer({ onCookieSettings }: { onCookieSettings(): void }) {
  const hasRoute = useHasRoute();
  const { social } = usePortalConfig();
  const columns = COLUMNS.map(({ title, links }) => ({ title, links: links.filter(({ to }) => hasRoute(to)) }));
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <LegalDetails />
        {columns.map(({ title, links }) => links.length > 0 && <Column key={title} title={title} links={links} />)}
        {social.length > 0 && (
          <nav aria-label={footer.social}>
            <h2 className={styles.title}>{footer.social}</h2>
            <ul className={styles.list}>
              {social.map(({ url, label }) => (
                <li key={url}>
                  <a href={url} rel="noopener noreferrer" className={styles.link}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div className={styles.bottom}>
        <button type="button" className={styles.settings} onClick={onCookieSettings}>
          {footer.cookieSettings}
        </button>
      </div>
    </footer>
  );
}

function Column({ title, links }: { title: string; links: { to: string; label: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <PreloadLink to={to} className={styles.link}>
              {label}
            </PreloadLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
