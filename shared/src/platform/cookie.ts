/** The value of a cookie, or null. */
export function readCookie(name: string): string | null {
  const start = `${encodeURIComponent(name)}=`;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(start));
  if (found === undefined) return null;
  try {
    return decodeURIComponent(found.slice(start.length));
  } catch {
    return null;
  }
}

/** Keeps a cookie for a number of days on the whole site; `Secure` wherever the page came by https. */
export function writeCookie(name: string, value: string, days: number): void {
  const seconds = Math.round(days * 24 * 60 * 60);
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
}

/** Removes a cookie that `writeCookie` made. */
export function removeCookie(name: string): void {
  writeCookie(name, '', 0);
}
