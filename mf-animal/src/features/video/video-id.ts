const HOSTS = /^((www|m)\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const ID = /^[\w-]{11}$/;
const PATH = /^\/(?:embed|shorts|live|v)\/([^/]+)/;

/** The video service's own page of a video; null for an address of anybody else (C38). */
export function videoPage(youtubeUrl: string | null): URL | null {
  if (youtubeUrl === null || !URL.canParse(youtubeUrl)) return null;
  const url = new URL(youtubeUrl);
  return url.protocol === 'https:' && HOSTS.test(url.hostname) ? url : null;
}

/** The eleven signs that name a video in an address of the service; null when it names none (a channel, a playlist). */
export function videoId(page: URL): string | null {
  const { hostname, pathname, searchParams } = page;
  const id = hostname === 'youtu.be' ? pathname.slice(1) : (searchParams.get('v') ?? PATH.exec(pathname)?.[1] ?? '');
  return ID.test(id) ? id : null;
}
