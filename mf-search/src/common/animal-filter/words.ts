/** 'Kitten (0-6 maanden)' is 'Kitten' where there is little room. */
export const withoutBrackets = (label: string) => label.replace(/ \([^(]*\)$/, '');

/** A label within a sentence: 'kan met kinderen'. */
export const small = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);
