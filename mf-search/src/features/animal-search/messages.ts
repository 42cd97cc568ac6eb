import { AnimalSort, type Kind } from '@portal/shared/contract';
import { kindNoun, numberText } from '@portal/shared/domain';
import type { ListKey } from '../../common/animal-filter/filter-options';

/** '1 kat', '1.204 honden', '43 dieren'. */
const counted = (kind: Kind | null, count: number) => `${numberText(count)} ${kindNoun(kind, count)}`;

/** Texts of the search for animals. */
export const messages = {
  kinds: { label: 'Diersoort', all: 'Alle dieren' },
  keptHere: (count: number) => `Favorieten (${numberText(count)})`,
  filters: 'Filters',
  openFilters: (active: number) => (active === 0 ? 'Filters' : `Filters (${active})`),
  show: (total: number | undefined) => (total === undefined ? 'Toon dieren' : `Toon ${counted(null, total)}`),
  found: (kind: Kind | null, total: number) =>
    total === 0 ? `Geen ${kindNoun(kind, 0)} gevonden` : `${counted(kind, total)} gevonden`,
  page: (page: number, pages: number) => `Pagina ${numberText(page)} van ${numberText(pages)}`,
  results: 'Gevonden dieren',
  pagination: 'Pagina’s met dieren',
  sort: 'Sorteren',
  sorts: {
    [AnimalSort.newest]: 'Nieuwste eerst',
    [AnimalSort.longestWait]: 'Langst wachtend',
    [AnimalSort.recommended]: 'Aanbevolen',
    [AnimalSort.nearest]: 'Dichtbij eerst',
  },
  applySort: 'Sorteer',
  rows: 'Dieren per pagina',
  any: 'Maakt niet uit',
  wordHint: 'Bijvoorbeeld een naam, kleur of plaats',
  toSearchNear: 'te zoeken in de buurt van uw woonplaats',
  fit: 'Past bij mij',
  care: 'Verzorging en gedrag',
  chosen: (count: number) => `${count} gekozen`,
  needless: { tuin: 'tuin is niet nodig', ervaren: 'ervaring is niet nodig' },
  further: { label: 'Verder zoeken', all: 'Zoek in alle dieren', shelters: 'Asielen' },
  withUnknown: 'Ook onbekend tonen',
  withUnknownHint: 'Toont ook dieren waarvan het asiel het antwoord niet weet.',
  plurals: { ras: 'rassen', kleur: 'kleuren', provincie: 'provincies' } as Partial<Record<ListKey, string>>,
  showAll: (count: number, plural: string) => `Toon alle ${numberText(count)} ${plural}`,
  more: (plural: string) => `Meer ${plural}`,
  showFewer: 'Toon minder',
  searchIn: (plural: string) => `Zoek in ${plural}`,
  nothingLike: (text: string) => `Niets gevonden met ‘${text}’.`,
  active: 'Gekozen filters',
  remove: (label: string) => `Verwijder filter ${label}`,
  clear: 'Alles wissen',
  save: {
    button: 'Zoekopdracht opslaan',
    submit: 'Opslaan',
    saved: 'Uw zoekopdracht is opgeslagen.',
    toList: 'Naar uw zoekopdrachten',
    invite: 'Of sla uw zoekopdracht op, en hoor het als er een dier bij past.',
  },
  empty: {
    title: { filtered: 'Geen dier past bij deze filters', bare: 'Er is nu geen dier' },
    filtered: 'Verwijder een filter, of kijk later nog eens: er komen elke dag dieren bij.',
    bare: 'Kijk later nog eens: er komen elke dag dieren bij.',
    widen: 'Verwijder een filter',
    otherKinds: 'Of kijk bij',
    without: (label: string, total: number | undefined) =>
      total === undefined ? `Zonder ${label}` : `Zonder ${label} (${numberText(total)})`,
  },
} as const;
