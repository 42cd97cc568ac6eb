import { idOrUuidkey, portalPath } from '@portal/shared/contract';
import { known, type PageLookup } from '../../lib/page-facts';
import { previewUrl } from '../../lib/photo-url';
import type { ShelterRepository } from './shelter.repository';

const COUNTRIES: Readonly<Record<string, string>> = { NL: 'NL', BE: 'BE' };

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
