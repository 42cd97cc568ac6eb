import { useGetShelterQuery } from '@portal/shared/api-slices';
import { portalPath } from '@portal/shared/contract';
import { PreloadLink, useHasRoute, usePortalConfig } from '@portal/shared/session';
import { LoadState, Skeleton } from '@portal/shared/ui';
import { Link } from 'react-router-dom';
import { messages } from './messages';
import { PauseSection } from './pause-section';
import { PhotoSection } from './photo-section';
import { ResponseSection } from './response-section';
import { ShelterForm } from './shelter-form';
import styles from './shelter-profile.module.css';

/** The own shelter as visitors see it, and the form that changes it (C15, SH-043). */
export function ShelterProfile({ uuidkey }: { uuidkey: string }) {
  const query = useGetShelterQuery(uuidkey);
  const hasRoute = useHasRoute();
  const page = portalPath.shelter(uuidkey);
  const { productSlug } = usePortalConfig();
  return (
    <div className={styles.page}>
      <p className={styles.lead}>
        {messages.lead}{' '}
        {hasRoute(page) && (
          <PreloadLink to={page} className={styles.link}>
            {messages.view}
          </PreloadLink>
        )}
        <br />
        {messages.ownSiteLead}{' '}
        <Link to={portalPath.ownSite(productSlug)} className={styles.link}>
          {messages.ownSite}
        </Link>
      </p>
      <LoadState query={query} skeleton={<Skeleton shape="block" className={styles.skeleton} />}>
        {(shelter) => (
          <>
            <PauseSection shelter={shelter} />
            <ResponseSection shelter={shelter} />
            <PhotoSection shelter={shelter} />
            <ShelterForm key={shelter.uuidkey} shelter={shelter} />
          </>
        )}
      </LoadState>
    </div>
  );
}
