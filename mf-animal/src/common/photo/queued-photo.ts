import type { Photo, PhotoUpload, ToastType } from '@portal/shared/contract';
import type { PhotoCrops, WorkingPhoto } from './photo-file';

/** A photo that was made here and is on its way to the server, or just arrived. */
export interface QueuedPhoto {
  /** A uuid; also the idempotency key. */
  id: string;
  /** What it belongs to: all photos of a group are shown together, in the order in which they were added. */
  group: string;
  /** The animal whose page shows it; null before there is one. */
  uuidkey: string | null;
  body: PhotoUpload;
  /** What the crops were made of; null when they are not changed any more. */
  source: WorkingPhoto | null;
  state: 'waiting' | 'sending' | 'failed' | 'sent';
  /** Whether it was ever sent: without an answer it may be at the server all the same. */
  wasTried: boolean;
  /** How much of it has left, from 0 to 1. */
  progress: number;
  /** Why it failed, in Dutch. `isPassing`: another try may do. */
  failure: { message: string; isPassing: boolean } | null;
  /** As the server has it, once it is there. */
  photo: Photo | null;
  /** What becomes of it when it is there: it stays (null), goes, or gives its place to another crop of the same picture. */
  plan: null | 'remove' | { crops: PhotoCrops };
  /** When it was added, in ms since 1970. */
  addedAt: number;
}

/** A photo for the queue. */
export type NewPhoto = Pick<QueuedPhoto, 'group' | 'uuidkey' | 'body' | 'source'>;

/** What the server says about a photo; `status` is the type of the toast. */
export interface Said {
  message: string;
  status: ToastType;
  item?: Photo | undefined;
}

/** What a page is told about a photo that it added. */
export interface PhotoOutcome {
  onSent?: (said: Said) => void;
  onFailed?: () => void;
}

/** Where photos wait for the next visit. */
export interface PhotoShelf {
  list(): Promise<unknown[]>;
  set(id: string, photo: QueuedPhoto): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Nothing is kept. */
export const noShelf: PhotoShelf = { list: async () => [], set: async () => {}, remove: async () => {} };

/** Photos that nobody claims are gone at the server after a day (C42); here as well. */
const DAY_MS = 24 * 60 * 60 * 1000;

export const queuedPhoto = (photo: NewPhoto): QueuedPhoto => ({
  ...photo,
  id: crypto.randomUUID(),
  state: 'waiting',
  wasTried: false,
  progress: 0,
  failure: null,
  photo: null,
  plan: null,
  addedAt: Date.now(),
});

/** As it waits for another try. */
export const asWaiting = (photo: QueuedPhoto): QueuedPhoto =>
  photo.state === 'sent' ? photo : { ...photo, state: 'waiting', progress: 0, failure: null };

/** Whether it failed by what passes: the browser's word that it has a network is a reason to try it again. */
export const waitsForNetwork = ({ state, failure }: QueuedPhoto): boolean =>
  state === 'failed' && failure?.isPassing === true;

/** What was kept, as it goes on; a release of before may have kept it in another shape. */
export const restored = (kept: unknown[]): QueuedPhoto[] =>
  kept
    .filter(
      (value): value is QueuedPhoto =>
        typeof value === 'object' && value !== null && 'body' in value && 'plan' in value,
    )
    .filter(({ addedAt }) => Date.now() - addedAt < DAY_MS)
    .sort((a, b) => a.addedAt - b.addedAt)
    .map(asWaiting);

/** The jpeg of 350 px that is shown, with the crop that is to come. */
export const previewOf = ({ body, plan }: QueuedPhoto): string =>
  `data:image/jpeg;base64,${plan !== null && plan !== 'remove' ? plan.crops.base64 : body.base64}`;
