import { Country, portalPath } from '@portal/shared/contract';
import { withoutEndSlashes } from '@portal/shared/domain';
import { messages } from './messages';

/** A page of the search for shelters: all, or those of one country (SE-007). */
export interface ShelterArea {
  path: string;
  title: string;
  lead: string;
  /** The word of the country in the row of countries. */
  label: string;
  land: Country[] | undefined;
}

const { areas, countries } = messages;

const EVERYWHERE: ShelterArea = {
  path: portalPath.shelters(),
  ...areas.all,
  label: countries.all,
  land: undefined,
};

/** Every page of the search for shelters, in the order of the row of countries. */
export const SHELTER_AREAS: readonly ShelterArea[] = [
  EVERYWHERE,
  {
    path: portalPath.sheltersNetherlands(),
    ...areas[Country.netherlands],
    label: countries[Country.netherlands],
    land: [Country.netherlands],
  },
  {
    path: portalPath.sheltersBelgium(),
    ...areas[Country.belgium],
    label: countries[Country.belgium],
    land: [Country.belgium],
  },
];

/** The search that belongs to a path; any other path searches everywhere. */
export function shelterAreaOf(pathname: string): ShelterArea {
  const path = withoutEndSlashes(pathname);
  return SHELTER_AREAS.find((area) => area.path === path) ?? EVERYWHERE;
}
