/** Texts of the form for the owner of a found animal (C51), which comes with its dialog. */
export const messages = {
  title: 'Is dit uw dier?',
  intro: (naam: string, asiel: string) =>
    `Vertel ${asiel} waarom u denkt dat ${naam} van u is. Het asiel neemt contact met u op.`,
  name: 'Uw naam',
  email: 'Uw e-mailadres',
  phone: 'Uw telefoonnummer',
  phoneHint: 'Dan kan het asiel u snel bellen.',
  marks: 'Wat weet alleen de eigenaar?',
  marksHint: 'Bijvoorbeeld een litteken, een gewoonte, of waar en wanneer u uw dier kwijtraakte.',
  chip: 'Laatste vier cijfers van de chip',
  chipHint:
    'Die staan in het dierenpaspoort. Niemand leest ze: het asiel vergelijkt ze alleen met de chip van het dier.',
  send: 'Verstuur',
  cancel: 'Annuleren',
  sent: 'Uw melding is verstuurd. Het asiel neemt contact met u op.',
  failed: 'Uw melding is niet verstuurd. Probeer het opnieuw of bel het asiel.',
  invalid: { title: 'Formulier niet geldig', message: 'Niet alle verplichte velden zijn ingevuld' },
  kept: 'Wat u heeft ingevuld, staat er nog.',
  discard: {
    title: 'Melding weggooien?',
    text: 'Uw melding is nog niet verstuurd.',
    confirm: 'Weggooien',
    cancel: 'Verder invullen',
  },
} as const;
