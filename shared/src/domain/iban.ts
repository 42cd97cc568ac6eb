/** Two letters of the country, two check digits, 11 to 30 letters and digits of the account. */
const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/**
 * An account number as banks compare it, 'NL96TEST0000000000', or null when it is no valid IBAN (C46): spaces and small letters are
 * accepted, the number modulo 97 must be 1.
 */
export function normaliseIban(text: string): string | null {
  const iban = text.replace(/\s/g, '').toUpperCase();
  return FORM.test(iban) && remainder(iban) === 1 ? iban : null;
}

/** An IBAN as people read it, in groups of four: 'NL96 TEST 0000 0000 00'. */
export const ibanText = (iban: string): string => iban.replace(/.{4}(?=.)/g, '$& ');

/** The first four characters go to the end, letters count from 10 (A) to 35 (Z), and the number is divided by 97. */
function remainder(iban: string): number {
  const moved = iban.slice(4) + iban.slice(0, 4);
  return [...moved].reduce((rest, character) => {
    const value = Number.parseInt(character, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
}
