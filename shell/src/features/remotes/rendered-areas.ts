import type { SlotEntry } from '@portal/shared/contract';

/** A page or piece of a part in the HTML of the document, and the build that rendered it. */
export interface Area {
  key: string;
  remote: string;
  build: string;
}

/** Slots whose pieces come with the document: what home shows first (C03). The pieces of the others load when they are near. */
const FIRST_SLOTS: readonly string[] = ['home.newest'];

export const areaOfPage = (remote: string, pattern: string) => `${remote} ${pattern}`;
export const areaOfPiece = (remote: string, { slot, piece }: SlotEntry) => `${remote} ${slot} ${piece}`;

/** On the server: the areas of the page that is being rendered. */
let collected: { push(area: Area): void } | null = null;
/** In the browser: those of its document. */
let ofDocument: ReadonlySet<string> = new Set();

/** Runs a render and tells which areas it holds; `onArea` hears of each when it begins. */
export function collectAreas<Result>(
  render: () => Result,
  onArea?: (area: Area) => void,
): { result: Result; areas: Area[] } {
  const areas: Area[] = [];
  collected = {
    push(area) {
      areas.push(area);
      onArea?.(area);
    },
  };
  try {
    return { result: render(), areas };
  } finally {
    collected = null;
  }
}

/** Called by what renders an area; of use on the server alone. */
export function noteArea(area: Area) {
  collected?.push(area);
}

/** Says which areas the document holds. */
export function setRenderedAreas(areas: readonly Area[]) {
  ofDocument = new Set(areas.map(({ key }) => key));
}

/** Whether the HTML of an area came with the document. */
export const isRendered = (key: string) => ofDocument.has(key);

/** Whether a piece is rendered without waiting until it is near; on the server only when its code `isThere`. */
export const isFirst = (key: string, { slot }: SlotEntry, isThere: boolean) =>
  __ON_SERVER__ ? isThere && FIRST_SLOTS.includes(slot) : ofDocument.has(key);
