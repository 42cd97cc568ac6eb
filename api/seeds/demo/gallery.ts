import type { Drawing } from './drawings/draw';
import type { Kind } from './kinds';
import { drawingFor } from './looks';

/** A stored drawing: key and hash of the 800 px jpeg, its size in bytes. */
export interface StoredDrawing {
  storageKey: string;
  bytes: number;
}

/** What the photos of an animal must show. */
export interface Shown {
  kind: Kind;
  breed: string;
  kleur: string | null;
  /** Two animals on each photo. */
  couple: boolean;
}

/** Finds the drawings that fit an animal. */
export interface Gallery {
  /** Places in the list of drawings of one animal (one build, one coat); `choice` decides when several fit. Empty: nobody drew it. */
  find(shown: Shown, choice: number): readonly number[];
}

/** Groups the drawings by outline, variant and coat, so that a million animals need no search. */
export function createGallery(drawings: readonly Drawing[]): Gallery {
  const series = new Map<string, number[]>();
  const groups = new Map<string, number[][]>();
  drawings.forEach(({ outline, variant, coat, pair }, at) => {
    const one = `${outline}/${variant}/${coat}/${pair}`;
    const known = series.get(one);
    if (known !== undefined) {
      known.push(at);
      return;
    }
    const own = [at];
    series.set(one, own);
    for (const key of [one, `${outline}/${variant}//${pair}`, `${outline}//${coat}/${pair}`, `${outline}///${pair}`]) {
      groups.set(key, [...(groups.get(key) ?? []), own]);
    }
  });
  return {
    find: ({ kind, breed, kleur, couple }, choice) => {
      const wanted = drawingFor(kind, breed);
      if (wanted === undefined) {
        return [];
      }
      const { outline, variant = '' } = wanted;
      const fitting =
        groups.get(`${outline}/${variant}/${kleur ?? ''}/${couple}`) ?? groups.get(`${outline}/${variant}//${couple}`);
      return fitting?.[choice % fitting.length] ?? [];
    },
  };
}

/** Address of a photo as `fotourl` holds it (C26). */
export function photoUrl(storageKey: string): string {
  return `/api/foto/${storageKey}/350.jpg`;
}
