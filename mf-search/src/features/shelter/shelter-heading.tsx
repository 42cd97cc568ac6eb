import { portalPath, type Shelter } from '@portal/shared/contract';
import { Slot } from '@portal/shared/session';
import { Breadcrumbs, MapPinIcon, PageTitle } from '@portal/shared/ui';
import { messages } from './messages';
import styles from './shelter-page.module.css';

/** Name, place, province, country and stars (C22); the tab shows the name (SH-024). */
export function ShelterHeading({ shelter }: { shelter: Shelter }) {
  const { naam, plaats, provincienaam, land, uuidkey, ratingcount } = shelter;
  const place = [plaats, provincienaam, messages.countries[land]].filter(Boolean).join(', ');
  return (
    <div>
      <Breadcrumbs crumbs={[{ label: messages.crumb, to: portalPath.shelters() }, { label: naam }]} />
      <PageTitle
        title={naam}
        lead={
          <span className={styles.place}>
            <MapPinIcon size={20} />
            <span>{place}</span>
          </span>
        }
      />
      {ratingcount > 0 ? (
        <div className={styles.rating}>
          <Slot name="shelter.rating" uuidkey={uuidkey} />
        </div>
      ) : null}
    </div>
  );
}
