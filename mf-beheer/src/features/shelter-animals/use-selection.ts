import type { ShelterAnimalRow } from '@portal/shared/contract';
import { useRef, useState } from 'react';

/** The animals in view that are chosen for one action. */
export interface Selection {
  /** In the order of the list. */
  selected: readonly ShelterAnimalRow[];
  isAll: boolean;
  has(animal: ShelterAnimalRow): boolean;
  /** `isRange`: also every row between this one and the one that was changed last, as with the shift key. */
  toggle(animal: ShelterAnimalRow, isRange: boolean): void;
  setAll(isOn: boolean): void;
  /** Leaves out the animals with these keys. */
  leaveOut(keys: readonly string[]): void;
}

/** Keeps which rows are chosen; an animal that is no longer in view is not chosen, so that no action reaches what nobody sees. */
export function useSelection(rows: readonly ShelterAnimalRow[]): Selection {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const selected = rows.filter(({ uuidkey }) => keys.has(uuidkey));
  const change = (changed: readonly string[], isOn: boolean) =>
    setKeys((before) => {
      const after = new Set(before);
      for (const key of changed) isOn ? after.add(key) : after.delete(key);
      return after;
    });
  return {
    selected,
    isAll: rows.length > 0 && selected.length === rows.length,
    has: ({ uuidkey }) => keys.has(uuidkey),
    toggle({ uuidkey }, isRange) {
      const from = isRange ? rows.findIndex((row) => row.uuidkey === last.current) : -1;
      const to = rows.findIndex((row) => row.uuidkey === uuidkey);
      const range = from < 0 ? rows.slice(to, to + 1) : rows.slice(Math.min(from, to), Math.max(from, to) + 1);
      change(
        range.map((row) => row.uuidkey),
        !keys.has(uuidkey),
      );
      last.current = uuidkey;
    },
    setAll: (isOn) => setKeys(new Set(isOn ? rows.map(({ uuidkey }) => uuidkey) : [])),
    leaveOut: (gone) => change(gone, false),
  };
}
