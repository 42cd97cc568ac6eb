/** Texts of the donation card. The heading: specification § 2 (AN-018). */
export const messages = {
  title: 'Steun dit asiel',
  lead: 'Met uw gift helpt u het asiel om voor de dieren te zorgen.',
  holder: 'Ten name van',
  iban: 'IBAN',
  copy: 'Kopieer IBAN',
  copied: 'Het IBAN is gekopieerd',
  copyFailed: 'Het IBAN kon niet worden gekopieerd',
  scan: 'Scan de code met de app van uw bank. Het bedrag kiest u zelf.',
  qr: (holder: string, iban: string) => `QR-code voor een overschrijving aan ${holder}, ${iban}`,
  remittance: 'Gift',
  give: 'Geef aan dit asiel',
  newTab: '(opent in een nieuw tabblad)',
  number: (nummer: string) => `Donatienummer: ${nummer}`,
} as const;
