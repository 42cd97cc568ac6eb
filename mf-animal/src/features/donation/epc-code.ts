/** Longest texts of the code in characters: name of the account holder, and message. */
const NAME_MAX = 70;
const MESSAGE_MAX = 140;

/** A credit transfer without an amount: the giver chooses it. */
export interface Transfer {
  holder: string;
  /** Without spaces, checked. */
  iban: string;
  message: string;
}

/**
 * The text of an EPC QR code, "Quick Response Code: Guidelines to enable data capture for the initiation of a SEPA credit transfer"
 * (EPC069-12), version 002: without a BIC, which the European Economic Area no longer needs. Null when nothing of the holder's name is
 * left in the letters that banks take: the name may not be empty.
 */
export function epcCode({ holder, iban, message }: Transfer): string | null {
  const name = bankText(holder, NAME_MAX);
  if (name === '') return null;
  return ['BCD', '002', '1', 'SCT', '', name, iban, '', '', '', bankText(message, MESSAGE_MAX)].join('\n').trimEnd();
}

/** In the letters that every bank in Europe takes; accents go, all else becomes a space. */
function bankText(text: string, max: number): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, max)
    .trim();
}
