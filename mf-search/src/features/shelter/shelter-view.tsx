import type { Shelter } from '@portal/shared/contract';
import { Slot } from '@portal/shared/session';
import { ShelterAnimalsRow } from './shelter-animals-row';
import { ShelterContact } from './shelter-contact';
import { ShelterDonation } from './shelter-donation';
import { ShelterHeading } from './shelter-heading';
import { ShelterLayout } from './shelter-layout';

/** Everything about a shelter (C22). */
export function ShelterView({ shelter }: { shelter: Shelter }) {
  return (
    <>
      <ShelterHeading shelter={shelter} />
      <ShelterLayout
        contact={<ShelterContact shelter={shelter} />}
        main={<ShelterAnimalsRow shelter={shelter} />}
        support={<ShelterDonation shelter={shelter} />}
        reviews={<Slot name="shelter.reviews" uuidkey={shelter.uuidkey} />}
      />
    </>
  );
}
