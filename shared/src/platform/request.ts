import { type FilterValue, toSearchParams } from '@portal/shared/contract';

/** What an endpoint asks. `url` is relative to the api, or begins with `/`: a file at the portal's own origin (the version file). */
export interface RequestArgs {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  params?: Readonly<Record<string, FilterValue>>;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** The answer is no JSON: it is given as it came, as a file of rows. */
  isText?: boolean;
  /** Is told how much of the body has left, from 0 to 1. As long as it goes on the request is not given up. */
  onProgress?: (sent: number) => void;
}

/** A request's path below the api. Null, undefined, '' and 'x' are left out of the parameters, lists are joined (SE-008). */
export function requestPath({ url, params = {} }: RequestArgs): string {
  const query = toSearchParams(params).toString().replaceAll('%2C', ',');
  if (query === '') return url;
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}

/** The whole address of a request. */
export function requestUrl(args: RequestArgs, apiUrl: string): URL {
  const page = window.location.href;
  return new URL(requestPath(args), args.url.startsWith('/') ? page : new URL(apiUrl, page));
}

/** Whether a request goes to exactly the api's origin: only such a request carries the token (SH-058). */
export const isForApi = (url: URL, apiUrl: string): boolean =>
  url.origin === new URL(apiUrl, window.location.href).origin;

/** Names this try in the log and in traces of the api. No UUID: pages without TLS cannot make one. */
const requestId = () => ({ 'X-Request-Id': Math.random().toString(36).slice(2) });

/** The settings for fetch. With a token no redirect is followed: it could lead the token elsewhere (SH-057). */
export function requestInit(args: RequestArgs, token: string | null): RequestInit {
  const headers: Record<string, string> = { ...args.headers, 'Content-Type': 'application/json', ...requestId() };
  if (token !== null) headers.Authorization = `Bearer ${token}`;
  return {
    method: args.method ?? 'GET',
    headers,
    ...(args.body === undefined ? {} : { body: JSON.stringify(args.body) }),
    ...(token === null ? {} : { redirect: 'error' as const }),
  };
}
