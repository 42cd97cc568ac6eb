import { type Animal, Answer } from '@portal/shared/contract';
import { can } from '@portal/shared/domain';
import { useUser } from '@portal/shared/session';
import { lazyComponent } from '@portal/shared/ui';

/** No shelter has this number. */
const NO_SHELTER = 0;

/** A file of its own: nobody but own staff and admins loads it (AN-022). */
const LazyClaimsSection = lazyComponent(async () => (await import('./claims-section')).ClaimsSection);

/** For own staff and admins, on the page of a found animal with a day of custody: its term, the exception and the claims (C51). */
export function OwnerClaims({ animal }: { animal: Animal }) {
  const isManager = can(useUser(), 'shelter.inbox', { asiel: animal.asiel?.id ?? NO_SHELTER });
  if (!isManager || animal.gevonden !== Answer.yes || !animal.inbewaring) return null;
  return <LazyClaimsSection animal={animal} inbewaring={animal.inbewaring} />;
}
