import { readToken } from './token';

/** A query parameter; lists travel as one comma list (C05). */
export type ParamValue = string | number | boolean | null | undefined | readonly (string | number)[];

/** What an endpoint asks. `url` is relative to the api, or whole for another place (the version file). */
export interface RequestArgs {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  params?: Readonly<Record<string, ParamValue>> | URLSearchParams;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** The query of a request: null, undefined, '' and 'x' are left out, also inside lists (spec § 5, SE-008). */
export function toQuery(params: RequestArgs['params'] = {}): string {
  const entries: [string, ParamValue][] =
    params instanceof URLSearchParams ? [...params.entries()] : Object.entries(params);
  const search = new URLSearchParams();
  for (const [key, value] of entries) {
    const text = [value].flat().filter(isAsked).join(',');
    if (text !== '') search.append(key, text);
  }
  return search.toString().replaceAll('%2C', ',');
}

function isAsked(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '' && value !== 'x';
}

/** The whole address of a request, parameters included. */
export function requestUrl(args: RequestArgs, apiUrl: string): URL {
  const url = new URL(args.url, new URL(apiUrl, window.location.href));
  const query = toQuery(args.params);
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
