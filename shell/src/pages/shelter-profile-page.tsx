import { useUser } from '@portal/shared/session';
import { ShelterProfile } from '../features/shelter-profile/shelter-profile';

/** `/mijn-{p}/asielprofiel` (SH-043, C15): the own shelter, for its staff. */
export function ShelterProfilePage() {
  const uuidkey = useUser()?.asiel_uuidkey;
  return uuidkey ? <ShelterProfile uuidkey={uuidkey} /> : null;
}
