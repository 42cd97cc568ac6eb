import { portalPath } from '@portal/shared/contract';
import { useHasRoute, usePortalConfig } from '@portal/shared/session';
import { Link } from 'react-router-dom';
import styles from './footer.module.css';
import { messages } from './messages';

const { footer } = messages;

/** Name, address and numbers of the foundation, and the badge of a charity; the badge links to the ANBI data (C48). */
export function LegalDetails() {
  const { foundation } = usePortalConfig();
  const { name, street, postcode, place, kvk, rsin } = foundation;
  return (
    <div className={styles.legal}>
      <p className={styles.foundation}>{name}</p>
      <address className={styles.address}>
        {street && <span>{street}</span>}
        {place && (
          <span>
            {postcode} {place}
          </span>
        )}
        {kvk && (
          <span>
            {footer.kvk} {kvk}
          </span>
        )}
        {rsin && (
          <span>
            {footer.rsin} {rsin}
          </span>
        )}
      </address>
      <AnbiBadge />
    </div>
  );
}

function AnbiBadge() {
  const hasRoute = useHasRoute();
  const badge = (
    <>
      <span aria-hidden="true">ANBI</span>
      <span className={styles.anbiText}>{footer.anbi}</span>
    </>
  );
  if (!hasRoute(portalPath.goal())) return null;
  return (
    <Link to={`${portalPath.goal()}#anbi`} className={styles.anbi}>
      {badge}
    </Link>
  );
}
