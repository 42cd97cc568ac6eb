import {
  Animal,
  AnimalCard,
  type AnimalSearchPage,
  Answer,
  Country,
  Flag,
  Kind,
  Photo,
  PhotoSource,
  PlacementStatus,
  SexCode,
  YesNo,
} from '@portal/shared/contract';
import { nextId, uuidkeyOf } from './ids';
import { pagination } from './pagination';
import { makeShelterLabel, makeShelterSummary } from './shelter-factories';

const catFields = {
  naam: 'Moos',
  soort: Kind.cat,
  soortnaam: 'Kat',
  rasnaam: 'Europees korthaar',
  rasaanvul: null,
  kleur: 'Cypers',
  leeftijdnaam: '1 tot 3 jaar',
  sexecode: SexCode.male,
  sexenaam: 'Kater',
  geplaatst: PlacementStatus.published,
  koppel: YesNo.no,
  gevonden: Answer.no,
  nieuw: Flag.off,
  langzitter: Flag.off,
  dagen: 30,
  fotourl: null,
  provincieafkorting: 'FL',
  provincienaam: 'Flevoland',
};

/** A card of an available cat, 30 days on the site. */
export function makeAnimalCard(overrides: Partial<AnimalCard> = {}): AnimalCard {
  const id = overrides.id ?? nextId();
  return AnimalCard.parse({ ...catFields, id, uuidkey: uuidkeyOf(id), asiel: makeShelterLabel(), ...overrides });
}

/** The profile of an available cat without photos and with two checklist answers. */
export function makeAnimal(overrides: Partial<Animal> = {}): Animal {
  const id = overrides.id ?? nextId();
  return Animal.parse({
    ...catFields,
    id,
    uuidkey: uuidkeyOf(id),
    ras: 1,
    statuslabel: 'Beschikbaar',
    leeftijd: 2,
    geslacht: 1,
    youtubeUrl: null,
    youtube: Flag.off,
    amivedinummer: null,
    donatienummer: null,
    provincie: 1,
    provincieland: Country.netherlands,
    omschrijving: '<p>Moos is een rustige kater.</p>',
    fotos: [],
    favorite: Flag.off,
    datum: '2026-10-01T09:00:00.000Z',
    datumgeplaatst: null,
    properties: [
      { key: 'kinderen', label: 'Kan met kinderen', value: Answer.yes },
      { key: 'honden', label: 'Kan met honden', value: Answer.unknown },
    ],
    asiel: makeShelterSummary(),
    ...overrides,
  });
}

/** A photo of an animal, the primary one. */
export function makePhoto(overrides: Partial<Photo> = {}): Photo {
  const id = overrides.id ?? nextId();
  return Photo.parse({
    id,
    filedate: '2026-10-01T09:00:00.000Z',
    filename: `${id}-350.jpg`,
    filename_big: `${id}-800.jpg`,
    filesize: 40_000,
    filetype: 'image/jpeg',
    height: 800,
    width: 800,
    bron: PhotoSource.animal,
    bron_id: 1,
    volgnr: 1,
    primair: Flag.on,
    exclude: Flag.off,
    fotourl: `/foto/${id}/350.jpg`,
    ...overrides,
  });
}

/** A page of search results; `totalRecords` counts all pages of 24. */
export function makeSearchPage(
  cards: AnimalCard[] = [makeAnimalCard()],
  { totalRecords, facets = {} }: { totalRecords?: number; facets?: AnimalSearchPage['facets'] } = {},
): AnimalSearchPage {
  return { data: cards, pagination: pagination(cards.length, totalRecords), facets };
}
