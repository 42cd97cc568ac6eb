import type { Shelter } from '@portal/shared/contract';
import { Slot } from '@portal/shared/session';
import { ShelterAnimalsRow } from './shelter-animals-row';
import { ShelterContact } from './shelter-contact';
import { ShelterDonation } from './shelter-donation';
import { ShelterHeading } from './shelter-heading';
import { ShelterHours } from './shelter-hours';
import { ShelterLayout } from './shelter-layout';
import styles from './shelter-page.module.css';
import { ShelterPause } from './shelter-pause';

/** Everything about a shelter (C22); `answeredAt` is when the api said it. */
export function ShelterView({ shelter, answeredAt }: { shelter: Shelter; answeredAt: number }) {
  return (
    <>
      <ShelterHeading shelter={shelter} />
      <ShelterPause shelter={shelter} answeredAt={answeredAt} />
      <ShelterLayout
        contact={
          <div className={styles.reach}>
            <ShelterContact shelter={shelter} />
            <ShelterHours shelter={shelter} answeredAt={answeredAt} />
          </div>
        }
        main={<ShelterAnimalsRow shelter={shelter} />}
        support={<ShelterDonation shelter={shelter} />}
        reviews={<Slot name="shelter.reviews" uuidkey={shelter.uuidkey} />}
      />
    </>
  );
}
