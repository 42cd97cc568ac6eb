/** The script of the page with the Firestore adapter. */
export function buildFirestorePage(): Promise<string>;
