import { Country } from '@portal/shared/contract';
import { numberText } from '@portal/shared/domain';

/** Texts of the page of a shelter. Names of the countries: specification § 9. */
export const messages = {
  crumb: 'Asielen',
  page: 'Asiel',
  failed: 'Dit asiel kon niet worden geladen',
  countries: {
    [Country.netherlands]: 'Nederland',
    [Country.belgium]: 'België',
    [Country.antilles]: 'Nederlandse Antillen',
  },
  missing: {
    title: 'Niet gevonden',
    text: 'Wij kennen dit asiel niet. Misschien klopt het adres van de pagina niet helemaal.',
    all: 'Bekijk alle asielen',
  },
  contact: {
    title: 'Contact',
    call: (phone: string) => `Bel ${phone}`,
    website: 'Website',
    newTab: '(opent in een nieuw tabblad)',
  },
  animals: {
    title: 'Dieren van dit asiel',
    kinds: 'Dieren per soort',
    all: (total: number) => `Bekijk alle ${numberText(total)} dieren`,
    everything: 'Bekijk alle dieren',
    empty: 'Dit asiel heeft nu geen dieren op de website',
    emptyText: 'Kijk later nog eens, of bekijk de dieren van andere asielen.',
    elsewhere: 'Zoek een dier',
  },
  donation: {
    title: 'Steun dit asiel',
    lead: 'Met uw gift helpt u het asiel om voor de dieren te zorgen.',
    holder: 'Ten name van',
    iban: 'IBAN',
    copy: 'Kopieer IBAN',
    copied: 'Het IBAN is gekopieerd',
    copyFailed: 'Het IBAN kon niet worden gekopieerd',
    give: 'Geef aan dit asiel',
    newTab: '(opent in een nieuw tabblad)',
    number: (nummer: string) => `Donatienummer: ${nummer}`,
  },
  share: {
    native: 'Deel dit asiel',
    copy: 'Kopieer link',
    copied: 'De link is gekopieerd',
    copyFailed: 'De link kon niet worden gekopieerd',
    failed: 'Delen is niet gelukt',
  },
} as const;
