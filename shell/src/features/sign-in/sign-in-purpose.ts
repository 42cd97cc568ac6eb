import { portalPath, REACT_PARAM, SAVE_SEARCH_PARAM } from '@portal/shared/contract';
import { matchRoute, safeReturnUrl } from '@portal/shared/domain';
import { wholeAddress } from '@portal/shared/session';

/** The two sides of the card. */
export type Side = 'login' | 'register';

/** What somebody signs in for; `uuidkey` is the animal to react to. */
export type SignInPurpose =
  | { kind: 'react'; uuidkey: string }
  | { kind: 'saveSearch' | 'searches' | 'favourites' | 'reactions' | 'review' };

const UUIDKEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * What `returnUrl` leads to, as far as it says so (C64); null for any other page. Only the form of the address counts, no word of it is shown: a
 * link that somebody else made cannot put a text on the login page.
 */
export function purposeOf(returnUrl: string | null, slug: string): SignInPurpose | null {
  const origin = wholeAddress(portalPath.home());
  const { pathname, searchParams } = new URL(safeReturnUrl(returnUrl, origin), origin);
  const patterns = patternsOf(slug);
  const match = matchRoute(Object.keys(patterns), pathname);
  const kind = match && patterns[match.pattern];
  if (kind === 'react') {
    const { uuidkey = '' } = match?.params ?? {};
    return searchParams.has(REACT_PARAM) && UUIDKEY.test(uuidkey) ? { kind, uuidkey } : null;
  }
  if (kind) return { kind };
  return pathname.startsWith(portalPath.search()) && searchParams.has(SAVE_SEARCH_PARAM)
    ? { kind: 'saveSearch' }
    : null;
}

/** Patterns of pages and what one signs in for there. */
function patternsOf(slug: string): Readonly<Record<string, SignInPurpose['kind']>> {
  return {
    '/dier/:uuidkey': 'react',
    '/recensies/:invite': 'review',
    [portalPath.keptHere()]: 'favourites',
    [portalPath.favourites(slug)]: 'favourites',
    [portalPath.savedSearches(slug)]: 'searches',
    [portalPath.reactions(slug)]: 'reactions',
  };
}
