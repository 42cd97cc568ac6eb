import { ContactPreference, PlacementStatus } from '@portal/shared/contract';
import { mayManage, type ViewerKind } from './access';
import type { When } from './calendar';
import { type CustodyFacts, runningOwnerTerm } from './owner-term';
import { isRecentlyPlaced } from './publication';

/** The five texts of `statuslabel` (C10). Public pages never print 'Publiceren'. */
export const STATUS_LABELS: Readonly<Record<PlacementStatus, string>> = {
  J: 'Geplaatst',
  G: 'Gereserveerd',
  N: 'Publiceren',
  P: 'Preview',
  A: 'Archiveren',
};

/** `statuslabel` of an animal. */
export const statusLabel = (status: PlacementStatus): string => STATUS_LABELS[status];

/** What the public reads about the status: 'Gereserveerd', 'Geplaatst', or nothing (C10). */
export function publicStatusText(status: PlacementStatus): string | null {
  const isPrinted = status === PlacementStatus.reserved || status === PlacementStatus.placed;
  return isPrinted ? STATUS_LABELS[status] : null;
}

/** Search, lists and sitemap hold N and G only (C09). */
export const isListed = (status: PlacementStatus): boolean =>
  status === PlacementStatus.published || status === PlacementStatus.reserved;

/** What decides whether a profile may be seen. `wasPublished`: it has a first publication. */
export interface PlacementFacts {
  geplaatst: PlacementStatus;
  datumgeplaatst: When | null;
  wasPublished: boolean;
}

/** Whether a viewer sees the profile and the pdf of an animal: 'not-found' is 404, 'gone' 410 (C09). */
export function animalVisibility(
  animal: PlacementFacts,
  viewer: ViewerKind,
  now: When,
): 'visible' | 'not-found' | 'gone' {
  if (mayManage(viewer) || isListed(animal.geplaatst)) return 'visible';
  if (animal.geplaatst === PlacementStatus.placed)
    return isRecentlyPlaced(animal.datumgeplaatst, now) ? 'visible' : 'gone';
  return animal.geplaatst === PlacementStatus.archived && animal.wasPublished ? 'gone' : 'not-found';
}

/** What the contact card needs to know. */
export interface ContactFacts extends CustodyFacts {
  geplaatst: PlacementStatus;
  asiel: { telefoon: string | null; email: string | null; response_voorkeur: ContactPreference } | null;
}

/** Which links and buttons the contact card shows: all but `claim` only for geplaatst N (C09, C50, C51). */
export interface ContactButtons {
  phone: boolean;
  emailFriend: boolean;
  share: boolean;
  print: boolean;
  react: boolean;
  /** 'Is dit uw dier?' instead of 'Reageer', also while it is reserved. */
  claim: boolean;
}

/**
 * 'Reageer' needs a shelter that prefers e-mail (email or beide) and has an address; the phone link a number. Until the end of the owner's
 * term the owner of a found animal comes first, and nobody reacts.
 */
export function contactButtons(animal: ContactFacts, now: Date): ContactButtons {
  const { geplaatst, asiel } = animal;
  const isOwnersTurn = runningOwnerTerm(animal, now) !== null;
  const isAvailable = geplaatst === PlacementStatus.published && asiel !== null;
  const prefersEmail = asiel !== null && asiel.response_voorkeur !== ContactPreference.phone;
  return {
    phone: isAvailable && Boolean(asiel.telefoon),
    emailFriend: isAvailable,
    share: isAvailable,
    print: isAvailable,
    react: isAvailable && prefersEmail && Boolean(asiel.email) && !isOwnersTurn,
    claim: isListed(geplaatst) && asiel !== null && isOwnersTurn,
  };
}

const { placed, reserved, published, archived, preview } = PlacementStatus;

/** Present status → disabled, per action of the management menu, in the order of specification § 4. */
const DISABLED_WHEN: readonly (readonly [PlacementStatus, readonly PlacementStatus[]])[] = [
  [placed, [placed, preview]],
  [reserved, [reserved, preview, placed]],
  [published, [published]],
  [archived, [archived]],
  [preview, [preview]],
];

/** An action of the management menu. */
export interface PlacementAction {
  status: PlacementStatus;
  label: string;
  isDisabled: boolean;
}

/** The management status menu for an animal of the present status. The profile's dropdown disables nothing (C10). */
export function placementMenu(present: PlacementStatus): PlacementAction[] {
  return DISABLED_WHEN.map(([status, disabledWhen]) => ({
    status,
    label: STATUS_LABELS[status],
    isDisabled: disabledWhen.includes(present),
  }));
}
