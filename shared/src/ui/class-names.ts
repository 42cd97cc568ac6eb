/** Joins the class names that are set, for components whose look depends on props. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
