/** What stands where a review shows no name (C20). */
const NO_NAME = 'Anoniem';

/** The names of an account; both are missing for an anonymous review. */
export interface AuthorNames {
  firstname: string | null;
  lastname: string | null;
}

/**
 * The public name of an author (C20, C47): first name and the initial of the last name, 'Marieke B.' for Marieke van den Berg. Without
 * a first name, or with an e-mail address in its place, 'Anoniem'.
 */
export function authorName({ firstname, lastname }: AuthorNames): string {
  const first = firstname?.trim() ?? '';
  if (first === '' || first.includes('@')) return NO_NAME;
  const last = lastname?.trim() ?? '';
  const initial = /\p{Lu}/u.exec(last)?.[0] ?? /^\p{L}/u.exec(last)?.[0]?.toUpperCase();
  return initial === undefined ? first : `${first} ${initial}.`;
}
