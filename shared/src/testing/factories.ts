import {
  Animal,
  AnimalCard,
  type AnimalSearchPage,
  Answer,
  ContactPreference,
  Country,
  Flag,
  Kind,
  Me,
  NewsItem,
  NewsStatus,
  Photo,
  PhotoSource,
  PlacementStatus,
  PortalConfig,
  PUBLIC_PAGE_SIZE,
  SexCode,
  Shelter,
  ShelterLabel,
  type ShelterPage,
  ShelterRow,
  ShelterSummary,
  UserType,
  YesNo,
} from '@portal/shared/contract';

let last = 0;

/** A number that no other object of this test file has. */
function nextId(): number {
  last += 1;
  return last;
}

/** The uuidkey that belongs to a number: always the same one. */
export function uuidkeyOf(id: number): string {
  return `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;
}

/** The server's configuration with its defaults. */
export function makeConfig(overrides: Partial<PortalConfig> = {}): PortalConfig {
  return PortalConfig.parse(overrides);
}

/** The account of a signed-in person: an adopter, unless a test says more. */
export function makeMe(overrides: Partial<Me> = {}): Me {
  const id = overrides.id ?? nextId();
  return Me.parse({
    uid: `uid-${id}`,
    id,
    users_id: id,
    user_id: id,
    uuidkey: uuidkeyOf(id),
    email: 'noor@voorbeeld.example',
    displayname: 'Noor de Vries',
    firstname: 'Noor',
    lastName: 'de Vries',
    usertype: UserType.default,
    userroles: [],
    asiel: null,
    asiel_uuidkey: null,
    email_verified: true,
    providers: ['password'],
    created_at: '2026-10-01T09:00:00.000Z',
    ...overrides,
  });
}

/** The account of somebody who works for a shelter. */
export function makeStaff(shelter: ShelterLabel = makeShelterLabel(), overrides: Partial<Me> = {}): Me {
  return makeMe({
    email: 'balie@delinde.example',
    displayname: 'Balie De Linde',
    usertype: UserType.shelter,
    userroles: [{ role: 'asiel', level: 6 }],
    asiel: shelter.id,
    asiel_uuidkey: shelter.uuidkey,
    ...overrides,
  });
}

/** The account of an administrator of the board. */
export function makeAdmin(overrides: Partial<Me> = {}): Me {
  return makeMe({
    email: 'bestuur@voorbeeld.example',
    displayname: 'Bestuur',
    usertype: UserType.admin,
    userroles: [{ role: 'admin', level: 9 }],
    ...overrides,
  });
}

/** The shelter of a card. */
export function makeShelterLabel(overrides: Partial<ShelterLabel> = {}): ShelterLabel {
  const id = overrides.id ?? nextId();
  return ShelterLabel.parse({
    id,
    uuidkey: uuidkeyOf(id),
    naam: 'Dierentehuis De Linde',
    plaats: 'Lelystad',
    land: Country.netherlands,
    ...overrides,
  });
}

/** The shelter of a profile: prefers e-mail, has no reviews yet. */
export function makeShelterSummary(overrides: Partial<ShelterSummary> = {}): ShelterSummary {
  return ShelterSummary.parse({
    ...makeShelterLabel(),
    telefoon: '0320 555 010',
    email: 'info@delinde.example',
    response_voorkeur: ContactPreference.email,
    rating: null,
    ratingcount: 0,
    ...overrides,
  });
}

const shelterPlace = { provincie: 1, provincienaam: 'Flevoland', provincieafkorting: 'FL' };
const shelterCounts = [
  { title: 'Katten', type: 'cat', typeid: Kind.cat, count: 3 },
  { title: 'Honden', type: 'dog', typeid: Kind.dog, count: 2 },
];

/** A shelter with five animals and room for a hundred. */
export function makeShelter(overrides: Partial<Shelter> = {}): Shelter {
  const summary = makeShelterSummary();
  return Shelter.parse({
    ...summary,
    ...shelterPlace,
    recordid: overrides.id ?? summary.id,
    ntotaal: 5,
    nmax: 100,
    animals: shelterCounts,
    adres: 'Lindelaan 1',
    postcode: '8224 AB',
    url: 'https://delinde.example',
    donatienummer: null,
    fotourl: null,
    ...overrides,
  });
}

/** A row of the shelter search. */
export function makeShelterRow(overrides: Partial<ShelterRow> = {}): ShelterRow {
  return ShelterRow.parse({
    ...makeShelterSummary(),
    ...shelterPlace,
    animals: shelterCounts,
    ...overrides,
  });
}

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

/** The first page of a list; `totalRecords` is what is given, unless a test says more exist. */
function pagination(shown: number, totalRecords = shown, rows: number = PUBLIC_PAGE_SIZE) {
  return { totalRecords, totalPages: Math.ceil(totalRecords / rows) };
}

/** A page of search results; `totalRecords` counts all pages of 24. */
export function makeSearchPage(
  cards: AnimalCard[] = [makeAnimalCard()],
  { totalRecords, facets = {} }: { totalRecords?: number; facets?: AnimalSearchPage['facets'] } = {},
): AnimalSearchPage {
  return { data: cards, pagination: pagination(cards.length, totalRecords), facets };
}

/** A page of shelters; `totalRecords` counts all pages of 24. */
export function makeShelterPage(
  shelters: ShelterRow[] = [makeShelterRow()],
  { totalRecords }: { totalRecords?: number } = {},
): ShelterPage {
  return { data: shelters, pagination: pagination(shelters.length, totalRecords) };
}

/** A published news item. */
export function makeNewsItem(overrides: Partial<NewsItem> = {}): NewsItem {
  return NewsItem.parse({
    id: nextId(),
    titel: 'Open dag in Lelystad',
    intro: 'Kom langs en maak kennis met onze dieren.',
    tekst: '<p>Op zaterdag staan de deuren open.</p>',
    aktief: NewsStatus.active,
    auteur: 'Redactie',
    datum: '2026-11-14',
    ...overrides,
  });
}
