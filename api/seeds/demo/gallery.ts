import type { Drawing } from './drawings/draw';
import { drawingFor, type Kind } from './kinds';

/** A stored drawing: key and hash of the 800 px jpeg, its size in bytes. */
export interface StoredDrawing {
  storageKey: string;
  bytes: number;
}

/** Finds the drawings that fit an animal. */
export interface Gallery {
  /** Places in the list of drawings, best first; empty when nobody drew the species. */
  find(kind: Kind, breed: string, kleur: string | null): readonly number[];
}

/** Groups the drawings by outline, variant and coat, so that a million animals need no search. */
export function createGallery(drawings: readonly Drawing[]): Gallery {
  const groups = new Map<string, number[]>();
  const add = (key: string, at: number): void => {
    groups.set(key, [...(groups.get(key) ?? []), at]);
  };
  drawings.forEach((drawing, at) => {
    add(`${drawing.outline}/${drawing.variant}/${drawing.coat}`, at);
    add(`${drawing.outline}//${drawing.coat}`, at);
    add(`${drawing.outline}/${drawing.variant}/`, at);
    add(drawing.outline, at);
  });
  return {
    find: (kind, breed, kleur) => {
      const wanted = drawingFor(kind, breed);
      if (wanted === undefined) {
        return [];
      }
      const { outline, variant = '' } = wanted;
      const exact = groups.get(`${outline}/${variant}/${kleur}`);
      return (
        exact ?? groups.get(`${outline}//${kleur}`) ?? groups.get(`${outline}/${variant}/`) ?? groups.get(outline) ?? []
      );
    },
  };
}

/** Address of a photo as `fotourl` holds it (C26). */
export function photoUrl(storageKey: string): string {
  return `/api/foto/${storageKey}/350.jpg`;
}
