/** What the index knows of one visible animal (geplaatst N or G). `time` is `published_at` in milliseconds. */
export interface IndexRow {
  id: number;
  time: number;
  soort: number;
  ras: number;
  leeftijd: number;
  geslacht: number;
  provincie: number;
  land: string;
  asiel: number;
  asielUuidkey: string;
  koppel: boolean;
  gevonden: boolean;
  /** geplaatst N; false is G, reserved. */
  published: boolean;
  /** Answers of the checklist: 'kinderen:J'. */
  properties: readonly string[];
}

/** Bounds on `published_at` in milliseconds, from the calendar day in Amsterdam (C08). */
export interface DayBounds {
  /** nieuw: published at or after this moment. */
  newSince: number;
  /** langzitter: published before this moment. */
  longStayerBefore: number;
}
