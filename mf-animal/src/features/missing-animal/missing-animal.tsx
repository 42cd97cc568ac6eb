import { Kind, portalPath } from '@portal/shared/contract';
import { kindTitle } from '@portal/shared/domain';
import { isRequestError, useHasRoute, usePreload } from '@portal/shared/session';
import { ButtonLink, PageTitle } from '@portal/shared/ui';
import animals from './animals.svg';
import { messages } from './messages';
import styles from './missing-animal.module.css';

/** `unknown`: there is no such animal, or the address holds no key (404, 400); `gone`: it was there (410, C09). */
export type MissingReason = 'unknown' | 'gone';

const REASONS: ReadonlyMap<number, MissingReason> = new Map([
  [400, 'unknown'],
  [404, 'unknown'],
  [410, 'gone'],
]);

/** Why an animal is not there; null for every other failure, which may pass. */
export function missingReason(error: unknown): MissingReason | null {
  return isRequestError(error) ? (REASONS.get(error.status) ?? null) : null;
}

const SEARCHES = [
  { label: kindTitle(Kind.cat), to: portalPath.cats() },
  { label: kindTitle(Kind.dog), to: portalPath.dogs() },
  { label: kindTitle(Kind.other), to: portalPath.otherAnimals() },
];

/** 'Niet gevonden' (AN-007), said kindly, with the ways to other animals. */
export function MissingAnimal({ reason }: { reason: MissingReason }) {
  const hasRoute = useHasRoute();
  const searches = SEARCHES.filter(({ to }) => hasRoute(to));
  return (
    <div className={styles.page}>
      <img className={styles.picture} src={animals} alt="" width={640} height={460} />
      <PageTitle title={messages.title} lead={messages.text[reason]} />
      {searches.length > 0 ? (
        <>
          <p className={styles.next}>{messages.next}</p>
          <nav className={styles.links} aria-label={messages.kinds}>
            {searches.map((search) => (
              <SearchLink key={search.to} {...search} />
            ))}
          </nav>
        </>
      ) : (
        <ButtonLink to={portalPath.home()}>{messages.home}</ButtonLink>
      )}
    </div>
  );
}

function SearchLink({ label, to }: { label: string; to: string }) {
  return (
    <ButtonLink to={to} variant="secondary" {...usePreload(to)}>
      {label}
    </ButtonLink>
  );
}
