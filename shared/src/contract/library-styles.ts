/**
 * Style elements that PrimeReact makes at run time, by the hash of their text as a content policy writes it: the empty one that it puts into the
 * page first, and its rules for what is hidden and for a page that does not scroll. The text is the same in every page, so it needs no nonce
 * (docs/trust.md#content-security-policy).
 */
export const LIBRARY_STYLES: readonly string[] = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-JE1tcvlXH6qavyMOZvuChCPlHOJ0eVdh7xKpJhkbzww='",
];
