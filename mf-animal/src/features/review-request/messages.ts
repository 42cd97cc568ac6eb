import { ReviewListType, SUGGESTION_MIN } from '@portal/shared/contract';

/** Texts of the review request; the toasts and what stands for no result letter by letter from the specification. */
export const messages = {
  title: 'Recensie vragen',
  intro: (naam: string) =>
    `Vraag de nieuwe eigenaar van ${naam} om een recensie. Die krijgt één e-mail met een link, en na twee weken één herinnering.`,
  listType: 'Hoe kwam de nieuwe eigenaar bij u?',
  lists: [
    { value: ReviewListType.inside, label: 'Reactie op dit dier' },
    { value: ReviewListType.outside, label: 'Reactie op een ander dier van dit asiel' },
    { value: ReviewListType.external, label: 'Ander kanaal', hint: 'Bijvoorbeeld via de telefoon of een bezoek' },
  ],
  email: 'E-mailadres of naam',
  emailHint: `Typ minstens ${SUGGESTION_MIN} tekens en kies uit de lijst.`,
  typedEmail: 'E-mailadres',
  typedEmailHint: 'Typ het hele e-mailadres en kies het uit de lijst.',
  nothing: 'Geen resultaten gevonden',
  otherChannel: "Kies 'Ander kanaal' om zelf een e-mailadres in te vullen.",
  wholeAddress: 'Controleer of het e-mailadres klopt.',
  lookupFailed: 'De lijst kon niet worden geladen. Typ opnieuw om het nog eens te proberen.',
  send: 'Versturen',
  cancel: 'Niet versturen',
  sent: 'Wij gaan het email adres mailen met de vraag voor een review!',
  invalid: { title: 'Let op!', message: 'niet alle velden zijn gevuld' },
  failed: 'De vraag is niet verstuurd. Probeer het opnieuw.',
  kept: 'Wat u heeft gekozen, staat er nog.',
  discard: {
    title: 'Geen recensie vragen?',
    text: 'De vraag is nog niet verstuurd. De status van het dier blijft zoals die is.',
    confirm: 'Niet versturen',
    cancel: 'Verder invullen',
  },
} as const;
