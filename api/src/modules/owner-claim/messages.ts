import type { OwnerClaimForm } from '@portal/shared/contract';

/** Texts for people (C43). No mail holds the digits of a chip (C51). */
export const messages = {
  sent: 'Uw melding is verstuurd. Het asiel neemt contact met u op.',
  termOver: 'De termijn waarin de eigenaar zich kan melden, is voorbij. Is dit uw dier? Bel dan meteen het asiel.',
  again: 'Met dit e-mailadres is dit dier al gemeld. Het asiel neemt contact met u op.',
  tooMany: 'U heeft vandaag al vaak gemeld dat een dier van u is. Bel het asiel, of probeer het morgen opnieuw.',
  animalBusy: 'Over dit dier kwamen vandaag heel veel meldingen binnen. Bel het asiel.',
  decided: 'Over deze melding is al beslist',
  compared: 'U heeft de cijfers al vijf keer vergeleken',
  noTerm: 'Bij dit dier loopt geen termijn voor de eigenaar',

  toShelterSubject: (naam: string) => `Iemand zegt dat ${naam} zijn of haar dier is`,
  toShelter: (naam: string, { naam: wie, email, telefoon, kenmerken }: OwnerClaimForm) => [
    `${wie} (${email}) zegt de eigenaar te zijn van ${naam}:`,
    kenmerken,
    ...(telefoon ? [`Telefoon: ${telefoon}`] : []),
    'Reserveren en plaatsen kan pas weer als u over deze melding heeft beslist, op de pagina van het dier. Daar kunt u ook de laatste cijfers van de chip vergelijken.',
    'U kunt deze e-mail beantwoorden: uw antwoord gaat naar de afzender van de melding.',
  ],
  openAnimal: 'Bekijk de melding',
  receiptSubject: (naam: string) => `Uw melding over ${naam} is ontvangen`,
  receipt: (naam: string, asiel: string) => [
    `Via de website is gemeld dat ${naam} uw dier is. De melding is verstuurd aan ${asiel}.`,
    'Het asiel neemt contact met u op. Neem een bewijs mee als u langskomt, zoals het dierenpaspoort of een foto van u met het dier.',
    'Heeft u dit niet zelf gemeld? Dan kunt u deze e-mail weggooien.',
  ],
  acceptedSubject: (naam: string) => `Uw melding over ${naam} is akkoord`,
  accepted: (naam: string, asiel: string) => [
    `${asiel} heeft uw melding over ${naam} bekeken en is akkoord.`,
    'Neem contact op met het asiel om een afspraak te maken. Neem een bewijs mee dat het uw dier is.',
  ],
  rejectedSubject: (naam: string) => `Uw melding over ${naam} is afgewezen`,
  rejected: (naam: string, asiel: string, reden: string) => [
    `${asiel} heeft uw melding over ${naam} bekeken en is niet akkoord. De reden:`,
    reden,
    'Bent u het daar niet mee eens? Neem dan contact op met het asiel.',
  ],
} as const;
