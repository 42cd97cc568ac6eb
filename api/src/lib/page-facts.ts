/** One page of the portal, as lists and breadcrumbs name it; `path` at the portal's origin. */
export interface PageLink {
  name: string;
  path: string;
}

/** What a JSON-LD node is made from, besides what its module knows; addresses are absolute. */
export interface JsonLdPage {
  origin: string;
  product: string;
  name: string;
  description: string | undefined;
  url: string;
  image: string | undefined;
}

/** A node of schema.org. */
export type JsonLd = Record<string, unknown>;

/** What a module says about the thing that a page shows: for its title, preview and JSON-LD (C23). */
export interface PageFacts {
  /** Its name: goes into the title. */
  name: string;
  /** Its key in the canonical address, when it has several. */
  key?: string;
  description?: string;
  /** False keeps it out of search engines: an animal that is not N or G (C23). */
  isListed?: boolean;
  /** Absolute address of its preview. */
  image?: string | undefined;
  /** Previews elsewhere call it an article. */
  isArticle?: boolean;
  /** The page above it, between home and itself in the breadcrumbs. */
  parent?: PageLink;
  jsonLd?: (page: JsonLdPage) => JsonLd;
}

/** A thing, the knowledge that it is gone (410), or undefined (404). */
export type PageLookup = PageFacts | 'gone' | undefined;

/** Leaves out what is not known. */
export const known = (node: JsonLd): JsonLd =>
  Object.fromEntries(Object.entries(node).filter(([, value]) => value !== undefined && value !== null && value !== ''));

/** The facts of a page with an article or news item; `datum` a day, `updated` a moment. */
export function articleFacts(
  type: 'Article' | 'NewsArticle',
  { datum, updated, auteur }: { datum: string; updated: string; auteur: string | null },
  facts: PageFacts,
): PageFacts {
  return {
    ...facts,
    isArticle: true,
    jsonLd({ origin, product, name, description, url, image }) {
      const publisher = { '@type': 'Organization', name: product, url: origin };
      return known({
        '@type': type,
        headline: name,
        description,
        datePublished: datum,
        dateModified: updated,
        inLanguage: 'nl-NL',
        image,
        author: auteur ? { '@type': 'Person', name: auteur } : publisher,
        publisher,
        mainEntityOfPage: url,
      });
    },
  };
}
