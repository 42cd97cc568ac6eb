const BROWSE =
  /^(|zoek|asiel|asieldieren|dier|nieuws|informatie|over-ons|privacy-policy|cookie-policy|disclaimer|toegankelijkheid)$/;

/** Whether a path, or a pattern without leading slash, is one for browsing: the pages that other sites may frame (C39). */
export const isBrowseRoute = (path: string): boolean => BROWSE.test(path.replace(/^\//, '').split('/')[0] ?? '');
