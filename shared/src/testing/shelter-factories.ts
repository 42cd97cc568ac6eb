import {
  ContactPreference,
  Country,
  Kind,
  Shelter,
  ShelterLabel,
  type ShelterPage,
  ShelterRow,
  ShelterSummary,
} from '@portal/shared/contract';
import { nextId, uuidkeyOf } from './ids';
import { pagination } from './pagination';

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

/** A page of shelters; `totalRecords` counts all pages of 24. */
export function makeShelterPage(
  shelters: ShelterRow[] = [makeShelterRow()],
  { totalRecords }: { totalRecords?: number } = {},
): ShelterPage {
  return { data: shelters, pagination: pagination(shelters.length, totalRecords) };
}
