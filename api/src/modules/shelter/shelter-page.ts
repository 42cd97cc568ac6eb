import { idOrUuidkey, type OpeningHours, portalPath } from '@portal/shared/contract';
import { openingPeriods } from '@portal/shared/domain';
import { type JsonLd, known, type PageLookup } from '../../lib/page-facts';
import { previewUrl } from '../../lib/photo-url';
import type { ShelterRepository } from './shelter.repository';

const COUNTRIES: Readonly<Record<string, string>> = { NL: 'NL', BE: 'BE' };

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Opening hours for search engines: a node for each time of the days that share it; days that are closed or by appointment have none. */
function openingHours(hours: OpeningHours | null | undefined): JsonLd[] | undefined {
  const nodes = (hours ? openingPeriods(hours) : []).flatMap(({ first, last, day }) =>
    day.tijden.map(({ van, tot }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS.slice(first, last + 1).map((name) => `https://schema.org/${name}`),
      opens: van,
      closes: tot,
    })),
  );
  return nodes.length > 0 ? nodes : undefined;
}

/** What documents say about a shelter, by its number or key as typed. */
export const shelterPage =
  (shelters: Pick<ShelterRepository, 'find'>, origin: string) =>
  async (id: string): Promise<PageLookup> => {
    const shelter = idOrUuidkey.safeParse(id).success ? await shelters.find(id) : undefined;
    if (!shelter) return undefined;
    return {
      name: shelter.naam,
      key: shelter.uuidkey,
      image: previewUrl(origin, shelter.fotourl ?? ''),
      parent: { name: 'Asielen', path: portalPath.shelters() },
      jsonLd: ({ name, url, image }) =>
        known({
          '@type': 'AnimalShelter',
          name,
          url,
          image,
          telephone: shelter.telefoon,
          sameAs: shelter.url,
          openingHoursSpecification: openingHours(shelter.openingstijden),
          address: known({
            '@type': 'PostalAddress',
            streetAddress: shelter.adres,
            postalCode: shelter.postcode,
            addressLocality: shelter.plaats,
            addressCountry: COUNTRIES[shelter.land],
          }),
          aggregateRating:
            shelter.rating === null
              ? undefined
              : {
                  '@type': 'AggregateRating',
                  ratingValue: shelter.rating,
                  reviewCount: shelter.ratingcount,
                  bestRating: 5,
                },
        }),
    };
  };
