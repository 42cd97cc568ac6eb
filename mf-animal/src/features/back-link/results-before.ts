/** Pages that list animals: search in all its forms, and the animals of a shelter. */
const RESULTS = /^\/(zoek|asieldieren)(\/|$)/;

/**
 * The address of the list that the visitor looked at right before this page, or null: he came from elsewhere, or the browser does not
 * tell (the Navigation API is younger than some browsers). It is the history's own answer, so it survives a reload.
 */
export function resultsBefore(): string | null {
  if (typeof navigation === 'undefined' || !navigation.currentEntry) return null;
  const url = navigation.entries()[navigation.currentEntry.index - 1]?.url;
  if (!url) return null;
  const { pathname, search } = new URL(url);
  return RESULTS.test(pathname) ? `${pathname}${search}` : null;
}
