import type { LoadReport } from './load-report';

/** Number of the contract between shell and remotes; additive changes keep it (docs/federation.md#surface-of-a-remote). */
export const CONTRACT = 1;

/** Menu slots of the header: their entries are data of the register, not components. */
export const MENU_SLOTS = ['header.news', 'header.information', 'header.about', 'header.search'] as const;
export type MenuSlotName = (typeof MENU_SLOTS)[number];

/** A shelter, for the pieces about its rating and reviews. */
export interface ShelterSlotProps {
  uuidkey: string;
}

/** What the animal dialog gives back: the animal's key after saving, nothing after cancelling. */
export interface AnimalFormResult {
  uuidkey: string;
  created: boolean;
}

/** Props of the animal dialog: `uuidkey` of an existing animal, `asiel` the shelter's id when an admin creates one. */
export interface AnimalFormDialogProps {
  uuidkey?: string;
  asiel?: number;
  onClose(result?: AnimalFormResult): void;
}

type NoProps = Record<never, never>;

/**
 * Every place that another part may fill, with the props it hands over (docs/federation.md#surface-of-a-remote). Props are data, but for
 * `onClose`.
 */
export interface SlotProps {
  'home.search': NoProps;
  'home.newest': NoProps;
  'home.long-stayers': NoProps;
  'home.news': NoProps;
  'members.saved-searches': NoProps;
  'members.favourites': NoProps;
  'members.reactions': NoProps;
  'animal.shelter-rating': ShelterSlotProps;
  'shelter.rating': ShelterSlotProps;
  'shelter.reviews': ShelterSlotProps;
  'dialog.animal-form': AnimalFormDialogProps;
}
export type SlotName = keyof SlotProps;

/** Slots that are opened as dialogs. */
export type DialogName = Extract<SlotName, `dialog.${string}`>;

/** All slot names at run time; a test keeps it complete. */
export const SLOT_NAMES = [
  'home.search',
  'home.newest',
  'home.long-stayers',
  'home.news',
  'members.saved-searches',
  'members.favourites',
  'members.reactions',
  'animal.shelter-rating',
  'shelter.rating',
  'shelter.reviews',
  'dialog.animal-form',
] as const satisfies readonly SlotName[];

/** A function component, said without React: the contract takes zod alone. */
export type Piece<Props> = (props: Props) => unknown;

/** What a remote tells the shell about itself: a load report without the fields that the shell fills in. */
export type LoadEvent = Pick<LoadReport, 'stage' | 'ms'> & Partial<Pick<LoadReport, 'errorClass'>>;

/** What a release gets when it starts: aborted when another release takes over; `report` sends a load report. */
export interface PortalContext {
  signal: AbortSignal;
  report(event: LoadEvent): void;
}

type LoadPiece<Props> = () => Promise<Piece<Props>>;

/**
 * The one exposed module of a remote, './module' (docs/federation.md#surface-of-a-remote). Keys of `routes` are the patterns of
 * remote.json. A slot with several pieces names each, as remote.json does; one function stands for every piece of its slot.
 */
export interface RemoteModule {
  contract: number;
  name: string;
  version: string;
  routes: Record<string, LoadPiece<NoProps>>;
  slots: { [S in SlotName]?: LoadPiece<SlotProps[S]> | Record<string, LoadPiece<SlotProps[S]>> };
  /**
   * In the server build alone, by the same patterns as `routes`: what runs the queries that a page begins with, and shows nothing. A page without is
   * rendered once more to learn them (docs/federation.md#first-view).
   */
  queries?: Record<string, Piece<NoProps>>;
  // biome-ignore lint/suspicious/noConfusingVoidType: a start function without clean-up returns nothing
  start?(context: PortalContext): void | (() => void);
}
