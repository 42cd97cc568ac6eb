declare module '@portal/shared/config/federation.mjs' {
  /** Share key → the package whose version counts for it. */
  export const SINGLETONS: Readonly<Record<string, string>>;
}
