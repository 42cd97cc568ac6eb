/** Dutch texts of the chat. */
export const messages = {
  hidden: 'Deze recensie is verborgen: u kunt hier geen berichten meer sturen',
  nobody: 'De schrijver van deze recensie heeft geen account meer',
  otherReceiver: 'Dit bericht kan alleen naar de andere partij van deze recensie',
  otherContent: 'Dit bericht is al met een andere inhoud verstuurd',
  notReceiver: 'Alleen de ontvanger kan een bericht als gelezen markeren',
  tooMany: 'U stuurt te veel berichten achter elkaar. Wacht een minuut en probeer het opnieuw.',
  tooManyStreams: 'U heeft de chat op te veel plaatsen tegelijk open',
  mailSubject: (count: number) => (count === 1 ? 'U heeft een nieuw bericht' : `U heeft ${count} nieuwe berichten`),
  mailText: (count: number) =>
    count === 1
      ? 'Er staat een bericht voor u klaar bij een recensie.'
      : `Er staan ${count} berichten voor u klaar bij een recensie.`,
  mailHow: 'Log in om te lezen en te antwoorden. Op deze e-mail kunt u niet antwoorden.',
  openReview: (asiel: string) => `Recensie ${asiel}`,
} as const;
