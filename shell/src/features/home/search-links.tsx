import { portalPath } from '@portal/shared/contract';
import { ButtonLink } from '@portal/shared/ui';
import styles from './home.module.css';
import { messages } from './messages';

const { search: words } = messages;

const LINKS = [
  { to: portalPath.cats(), label: words.cats },
  { to: portalPath.dogs(), label: words.dogs },
  { to: portalPath.otherAnimals(), label: words.others },
  { to: portalPath.animalSearch(), label: words.all },
];

/**
 * In the place of the search box when its part fails or is off: four plain links to look for animals (C03). Their pages are that part's too, so
 * each is another attempt, which says what is wrong when it fails as well.
 */
export function SearchLinks() {
  return (
    <nav className={styles.searchLinks} aria-labelledby="search-links">
      <h2 id="search-links" className={styles.searchTitle}>
        {words.title}
      </h2>
      <ul className={styles.searchList}>
        {LINKS.map(({ to, label }) => (
          <li key={to}>
            <ButtonLink to={to} variant="secondary" isWide>
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
