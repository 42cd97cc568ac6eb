import { portalPath } from '@portal/shared/contract';

/** What search engines are told about the thing of a page, beside its name and description (C23). */
export type About =
  | { type: 'animal'; kind: string; breed: string; kindPath: string; shelter: { name: string; key: string } | null }
  | {
      type: 'shelter';
      street: string | null;
      postcode: string | null;
      place: string;
      land: string;
      telephone: string | null;
      url: string | null;
      rating: number | null;
      ratingcount: number;
    }
  | { type: 'news'; published: string; modified: string; author: string | null }
  | { type: 'article'; published: string; modified: string; author: string | null };

/** One entry of a list on a page; `path` at the portal's origin. */
export interface ListedThing {
  name: string;
  path: string;
}

/** The facts that all kinds share; addresses are whole. */
export interface JsonLdPage {
  origin: string;
  product: string;
  name: string;
  description: string | undefined;
  url: string;
  image: string | undefined;
}

type Node = Record<string, unknown>;

const CONTEXT = 'https://schema.org';
const COUNTRIES: Readonly<Record<string, string>> = { NL: 'NL', BE: 'BE' };

/** Leaves out what is not known. */
const known = (node: Node): Node =>
  Object.fromEntries(Object.entries(node).filter(([, value]) => value !== undefined && value !== null && value !== ''));

function breadcrumbs(origin: string, trail: readonly ListedThing[]): Node {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: origin + path,
    })),
  };
}

/** The list of a search page or of the news. */
export const itemList = (origin: string, items: readonly ListedThing[]): Node => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    url: origin + path,
  })),
});

/** An animal is no article of trade: a page about a thing (C23). */
function animalPage(page: JsonLdPage, about: Extract<About, { type: 'animal' }>): Node {
  const { shelter } = about;
  return known({
    '@context': CONTEXT,
    '@type': 'WebPage',
    name: page.name,
    description: page.description,
    url: page.url,
    inLanguage: 'nl-NL',
    primaryImageOfPage: page.image && { '@type': 'ImageObject', url: page.image },
    mainEntity: known({
      '@type': 'Thing',
      name: page.name,
      description: page.description,
      image: page.image,
      additionalType: `${about.kind}, ${about.breed}`,
    }),
    provider: shelter && {
      '@type': 'AnimalShelter',
      name: shelter.name,
      url: page.origin + portalPath.shelter(shelter.key),
    },
  });
}

function shelterNode(page: JsonLdPage, about: Extract<About, { type: 'shelter' }>): Node {
  return known({
    '@context': CONTEXT,
    '@type': 'AnimalShelter',
    name: page.name,
    url: page.url,
    image: page.image,
    telephone: about.telephone,
    sameAs: about.url,
    address: known({
      '@type': 'PostalAddress',
      streetAddress: about.street,
      postalCode: about.postcode,
      addressLocality: about.place,
      addressCountry: COUNTRIES[about.land],
    }),
    aggregateRating:
      about.rating === null
        ? undefined
        : { '@type': 'AggregateRating', ratingValue: about.rating, reviewCount: about.ratingcount, bestRating: 5 },
  });
}

function articleNode(page: JsonLdPage, about: Extract<About, { type: 'news' | 'article' }>): Node {
  const publisher = { '@type': 'Organization', name: page.product, url: page.origin };
  return known({
    '@context': CONTEXT,
    '@type': about.type === 'news' ? 'NewsArticle' : 'Article',
    headline: page.name,
    description: page.description,
    datePublished: about.published,
    dateModified: about.modified,
    inLanguage: 'nl-NL',
    image: page.image,
    author: about.author ? { '@type': 'Person', name: about.author } : publisher,
    publisher,
    mainEntityOfPage: page.url,
  });
}

/** Everything about the thing of a page: itself and the way to it (C23). */
export function jsonLdOf(page: JsonLdPage, about: About): Node[] {
  const here = { name: page.name, path: page.url.slice(page.origin.length) };
  const home = { name: page.product, path: portalPath.home() };
  const trail = (between: ListedThing) => breadcrumbs(page.origin, [home, between, here]);
  switch (about.type) {
    case 'animal':
      return [animalPage(page, about), trail({ name: about.kind, path: about.kindPath })];
    case 'shelter':
      return [shelterNode(page, about), trail({ name: 'Asielen', path: portalPath.shelters() })];
    case 'news':
      return [articleNode(page, about), trail({ name: 'Nieuws', path: portalPath.newsList() })];
    case 'article':
      return [articleNode(page, about), trail({ name: 'Informatie', path: portalPath.information() })];
  }
}
