import { numberText } from '@portal/shared/domain';

/** Texts of the map of shelters. */
export const mapMessages = {
  show: 'Toon op de kaart',
  hide: 'Verberg de kaart',
  title: 'Kaart van de asielen',
  help: 'Kies een plaats. Met de pijltjestoetsen gaat u naar een plaats ernaast.',
  place: (plaats: string, count: number) => `${plaats}, ${numberText(count)} ${count === 1 ? 'asiel' : 'asielen'}`,
  choose: 'Kies een plaats op de kaart om de asielen daar te zien.',
  home: (plaats: string) => `Het huisje is uw plaats, ${plaats}.`,
  away: (kilometres: number, plaats: string) => `op ${numberText(kilometres)} km van ${plaats}`,
  panels: {
    leeward: ['Aruba, Curaçao, Bonaire'],
    windward: ['Sint Maarten,', 'Saba, Statia'],
  } as Partial<Record<string, readonly string[]>>,
  nearest: (plaats: string) => `Het dichtst bij ${plaats}`,
  shelter: (naam: string, plaats: string) => `${naam}, ${plaats}`,
  kilometres: (kilometres: number) => `${numberText(kilometres)} km`,
  missing: (count: number) =>
    count === 1
      ? 'Van 1 asiel weten wij niet waar het ligt. Het staat wel in de lijst.'
      : `Van ${numberText(count)} asielen weten wij niet waar zij liggen. Zij staan wel in de lijst.`,
  failed: 'De kaart kon niet worden geladen.',
} as const;
