import type { Country } from '@portal/shared/contract';
import { ownerTerm } from '@portal/shared/domain';
import type { Calendar } from './calendar';
import type { CaseAnimal } from './cases';
import type { Random } from './random';
import type { ShelterRow } from './shelters';

/** Municipalities whose name is not that of the shelter's place. */
const MUNICIPALITY: Readonly<Record<string, string>> = {
  Zaandam: 'Zaanstad',
  Sittard: 'Sittard-Geleen',
  Sneek: 'Súdwest-Fryslân',
  Drachten: 'Smallingerland',
  Dokkum: 'Noardeast-Fryslân',
  Winschoten: 'Oldambt',
  Oranjestad: 'Aruba',
  Kralendijk: 'Bonaire',
  Willemstad: 'Curaçao',
  Philipsburg: 'Sint Maarten',
};

/** Share of the found animals that a municipality brought in; of the others nobody knows the day. */
const HANDED_OVER = 0.75;

/** When an animal came in and, when it is reserved, placed or archived, when that was: days before today, -1 for not yet. */
interface Stay {
  cameIn: number;
  ended: number;
  isReserved: boolean;
}

/**
 * `inbewaring` and `gemeente` of a found animal (C51): it came into custody on the day it came in. Nobody reserves or places it within the
 * term of its owner, so an animal that went sooner was brought by somebody else and has neither.
 */
export function custodyOf(
  { plaats, land }: Pick<ShelterRow, 'plaats' | 'land'>,
  stay: Stay,
  special: CaseAnimal | undefined,
  calendar: Calendar,
  rnd: Random,
): { inbewaring: string | null; gemeente: string | null } {
  const inbewaring = calendar.date(special?.custodyDays ?? stay.cameIn);
  const last = ownerTerm(inbewaring, land as Country) ?? '';
  const left = stay.isReserved ? 0 : stay.ended;
  const wentWithinTerm = left >= 0 && calendar.date(left) <= last;
  const isHandedOver = special === undefined ? rnd.chance(HANDED_OVER) : special.custodyDays !== undefined;
  if (!isHandedOver || wentWithinTerm) return { inbewaring: null, gemeente: null };
  return { inbewaring, gemeente: MUNICIPALITY[plaats] ?? plaats };
}
