import { Kind } from '@portal/shared/contract';
import { numberText } from '@portal/shared/domain';

/** Texts of the list of a shelter's animals; its heading and title come from the domain. */
export const messages = {
  crumb: 'Asielen',
  animals: 'Dieren',
  list: 'Dieren van dit asiel',
  banner: 'Andere dieren van dit asiel',
  /** Short words for the kinds: four of them stand beside each other on a phone. */
  kinds: { all: 'Alle', [Kind.cat]: 'Katten', [Kind.dog]: 'Honden', [Kind.other]: 'Overig' },
  empty: 'Kijk later nog eens',
  emptyText: 'Of kies onderaan andere dieren van dit asiel.',
  toShelter: 'Naar het asiel',
  first: (shown: number) => `Hieronder staan de eerste ${numberText(shown)}.`,
  search: 'Zoek in alle dieren van dit asiel',
} as const;
