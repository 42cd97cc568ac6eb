/** Text of a required field that cleaning left empty, as in the form. */
export const TEXT_MISSING = 'Schrijf uw tekst';
