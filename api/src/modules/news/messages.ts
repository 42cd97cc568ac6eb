/** Text of a required field that cleaning left empty, as in the form (§ 5). */
export const TEXT_MISSING = 'Vul een tekst in';
