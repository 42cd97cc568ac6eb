import { RATING_MAX, REVIEW_EDIT_DAYS } from '@portal/shared/contract';

/** Texts of the review page (C20); `tab` is the title of the route table. */
export const messages = {
  tab: 'recensies',
  title: (itemname: string) => `Recensie ${itemname}`,
  lead: {
    new: 'Hoe was uw ervaring met dit asiel? Met uw recensie helpt u andere mensen kiezen, en het asiel om beter te worden.',
    own: `U kunt uw recensie tot ${REVIEW_EDIT_DAYS} dagen na het versturen aanpassen.`,
  },
  form: 'Recensie',
  rating: 'Aantal sterren',
  message: 'Uw ervaring',
  messageHint: 'Wat ging goed, wat kon beter? Noem geen namen of adressen van mensen.',
  anonymous: 'Anoniem op de website zetten',
  anonymousHint: 'Uw naam staat dan niet bij de recensie. Dit kunt u later niet meer veranderen.',
  send: 'Verstuur',
  update: 'Bijwerken',
  placed: 'review is met succes geplaatst',
  updated: 'Uw recensie is bijgewerkt',
  invalid: { title: 'Let op!', message: 'niet alle velden zijn gevuld' },
  reviews: (itemname: string) => `Bekijk alle recensies van ${itemname}`,
  given: (rating: number) => `${rating} van ${RATING_MAX} sterren`,
  experience: 'Ervaring',
  noText: 'Er staat geen tekst bij deze recensie.',
  notes: {
    hidden: 'Een beheerder heeft deze recensie verborgen. Alleen de schrijver en beheerders zien hem.',
    tooLate: `U kon deze recensie tot ${REVIEW_EDIT_DAYS} dagen na het versturen aanpassen.`,
  },
  unwritten: {
    title: 'Deze recensie is nog niet geschreven',
    text: 'Alleen degene die de uitnodiging kreeg, kan de recensie schrijven.',
  },
  action: {
    title: 'Recensie',
    panel: 'Er is nog niets geladen',
    text: 'Open de recensie om hem te lezen of te schrijven.',
    open: 'Open de recensie',
  },
  failed: {
    title: 'Recensie',
    unknown: 'Deze recensie is er niet',
    unknownText: 'De uitnodiging bestaat niet of is verlopen. Een uitnodiging kunt u 90 dagen gebruiken.',
    refused: 'U kunt deze uitnodiging niet gebruiken',
    other: 'De recensie kon niet worden geladen',
    otherText: 'Probeer het over een ogenblik opnieuw.',
    retry: 'Opnieuw proberen',
    home: 'Naar de startpagina',
  },
} as const;
