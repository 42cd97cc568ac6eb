import { type Animal, type AnimalCard, AnimalSearchQuery, Kind, portalPath, uuidkey } from '@portal/shared/contract';
import { animalVisibility, isListed, kindTitle, viewerKind } from '@portal/shared/domain';
import { known, type PageFacts, type PageLink, type PageLookup } from '../../../lib/page-facts';
import { previewUrl } from '../../../lib/photo-url';
import { plainText } from '../../../lib/plain-text';
import type { AnimalRepository } from './animal.repository';

/** How many of a list search engines are told about. */
const LISTED = 24;

/** The search of every page that lists animals, by the shape of its path (C04, C05). */
const LISTS: Readonly<Record<string, Record<string, string>>> = {
  'zoek/dieren/kat': { soort: '1' },
  'zoek/dieren/hond': { soort: '2' },
  'zoek/dieren/overig': { soort: '3,4' },
  'zoek/dieren/konijn': { soort: '4' },
  'zoek/langzitters': { langzitter: '1', sort: 'langzit' },
  'zoek/koppels': { koppel: 'J' },
  'zoek/gevondendieren': { gevonden: 'J' },
};

const KIND_PATHS: Readonly<Record<Kind, string>> = {
  [Kind.cat]: portalPath.cats(),
  [Kind.dog]: portalPath.dogs(),
  [Kind.other]: portalPath.otherAnimals(),
  [Kind.rabbit]: portalPath.rabbits(),
};

export interface AnimalPagesDependencies {
  animals: Pick<AnimalRepository, 'profile'>;
  findAnimals: (query: AnimalSearchQuery) => Promise<AnimalCard[] | undefined>;
  origin: string;
  now: () => Date;
}

/** What documents say about animals. */
export function animalPages({ animals, findAnimals, origin, now }: AnimalPagesDependencies) {
  return {
    /** The page of one animal as a visitor sees it; `key` as typed. */
    async animal(key: string): Promise<PageLookup> {
      const found = uuidkey.safeParse(key).success ? await animals.profile(key) : undefined;
      if (!found) return undefined;
      const { facts, animal } = found;
      const visibility = animalVisibility(facts, viewerKind(null, facts.asiel), now());
      if (visibility === 'not-found') return undefined;
      if (visibility === 'gone') return 'gone';
      return { ...pageFacts(animal, origin), isListed: isListed(facts.geplaatst) };
    },
    /** The first animals of a page that lists them; none for other pages. */
    async list(shape: string): Promise<PageLink[]> {
      const preset = LISTS[shape];
      if (!preset) return [];
      const cards = await findAnimals(AnimalSearchQuery.parse({ ...preset, rows: String(LISTED) }));
      return (cards ?? []).map((card) => ({ name: card.naam, path: portalPath.animal(card.uuidkey) }));
    },
  };
}

/** An animal is no article of trade: a page about a thing (C23). */
function pageFacts(animal: Animal, origin: string): PageFacts {
  const { asiel, soort } = animal;
  const kind = kindTitle(soort);
  return {
    name: animal.naam,
    key: animal.uuidkey,
    description: plainText(animal.omschrijving),
    image: previewUrl(origin, animal.fotourl ?? ''),
    parent: { name: kind, path: KIND_PATHS[soort] },
    jsonLd: ({ name, description, url, image }) =>
      known({
        '@type': 'WebPage',
        name,
        description,
        url,
        inLanguage: 'nl-NL',
        primaryImageOfPage: image && { '@type': 'ImageObject', url: image },
        mainEntity: known({
          '@type': 'Thing',
          name,
          description,
          image,
          additionalType: `${kind}, ${animal.rasnaam}`,
        }),
        provider: asiel && {
          '@type': 'AnimalShelter',
          name: asiel.naam,
          url: origin + portalPath.shelter(asiel.uuidkey),
        },
      }),
  };
}
