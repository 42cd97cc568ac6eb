import { type FilterValue, toSearchParams } from '@portal/shared/contract';
import { readToken } from './token';

/** What an endpoint asks. `url` is relative to the api, or whole for another place (the version file). */
export interface RequestArgs {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  params?: Readonly<Record<string, FilterValue>>;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** The whole address of a request. Null, undefined, '' and 'x' are left out of the parameters, lists are joined (spec § 5, SE-008). */
export function requestUrl(args: RequestArgs, apiUrl: string): URL {
  const url = new URL(args.url, new URL(apiUrl, window.location.href));
  const query = toSearchParams(args.params ?? {})
    .toString()
    .replaceAll('%2C', ',');
  if (query !== '') url.search = url.search === '' ? query : `${url.search}&${query}`;
  return url;
}

/**
 * The settings for fetch. Only a request to exactly the api's origin carries the token, and then no redirect is followed: it could
 * lead the token elsewhere (spec § 7, SH-057, SH-058).
 */
export function requestInit(args: RequestArgs, url: URL, apiUrl: string): RequestInit {
  const headers: Record<string, string> = { ...args.headers, 'Content-Type': 'application/json' };
  const token = url.origin === new URL(apiUrl, window.location.href).origin ? readToken() : null;
  if (token !== null) headers.Authorization = `Bearer ${token}`;
  return {
    method: args.method ?? 'GET',
    headers,
    ...(args.body === undefined ? {} : { body: JSON.stringify(args.body) }),
    ...(token === null ? {} : { redirect: 'error' as const }),
  };
}
