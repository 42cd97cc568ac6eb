import { portalPath } from '@portal/shared/contract';
import type { JsonLd, JsonLdPage, PageFacts, PageLink } from '../../lib/page-facts';

/** The nodes of a page (C23): the thing it shows, the way to it, and what it lists. */
export function jsonLdOf(
  page: JsonLdPage,
  { jsonLd, parent, list }: Pick<PageFacts, 'jsonLd' | 'parent'> & { list?: readonly PageLink[] },
): JsonLd[] {
  const { origin, product, name, url } = page;
  const trail = parent && [
    { name: product, path: portalPath.home() },
    parent,
    { name, path: url.slice(origin.length) },
  ];
  return [
    ...(jsonLd ? [jsonLd(page)] : []),
    ...(trail ? [{ '@type': 'BreadcrumbList', itemListElement: entries(origin, trail, 'item') }] : []),
    ...(list?.length
      ? [{ '@type': 'ItemList', numberOfItems: list.length, itemListElement: entries(origin, list, 'url') }]
      : []),
  ].map((node) => ({ '@context': 'https://schema.org', ...node }));
}

const entries = (origin: string, links: readonly PageLink[], address: 'item' | 'url') =>
  links.map(({ name, path }, i) => ({ '@type': 'ListItem', position: i + 1, name, [address]: origin + path }));
