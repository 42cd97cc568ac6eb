import type { Kind } from '@portal/shared/contract';
import { kindNoun } from '@portal/shared/domain';

/** Texts of the reaction form; the toasts letter by letter from the specification (typing errors are kept). */
export const messages = {
  sent: 'Uw bericht is verstuurd',
  failed: 'Er is iets verkeerds gegaan',
  invalid: { title: 'Formulier niet geldig', message: 'Niet alle verplichte velden zijn ingevuld' },
  kept: 'Wat u heeft ingevuld, staat er nog.',
  signInAgain: 'U bent niet meer ingelogd. Log opnieuw in, dan gaat u hier verder.',
  intro: (asiel: string) => `Uw bericht gaat naar ${asiel}. Het asiel antwoordt u per e-mail.`,
  name: 'Uw naam',
  email: 'Uw e-mailadres',
  phone: 'Uw telefoonnummer',
  phoneHint: 'Handig als het asiel u liever belt.',
  text: 'Uw bericht',
  textHint: 'Vertel iets over uzelf, en waarom u dit dier een thuis wilt geven.',
  homeTitle: 'Over uw thuis',
  homeHint: 'Met deze antwoorden kan het asiel u sneller helpen.',
  filledIn: (besides: readonly string[]) =>
    `Ingevuld met uw antwoorden op ‘Past dit bij mij?’. U kunt ze hier nog aanpassen.${besides.length > 0 ? ` Ook mee gaat: ${besides.join('; ')}.` : ''}`,
  petNames: { kat: 'kat', hond: 'hond', konijn: 'konijn', anders: 'ander dier' },
  whichPets: (pets: string) => `uw huisdieren (${pets})`,
  youngChild: (isYoung: boolean) => (isYoung ? 'een kind jonger dan zes jaar' : 'geen kind jonger dan zes jaar'),
  housing: 'Hoe woont u?',
  garden: 'Heeft u een tuin?',
  alone: 'Hoelang is het dier alleen thuis?',
  children: 'Wonen er kinderen bij u?',
  pets: 'Heeft u huisdieren?',
  experience: (kind: Kind) => `Hoeveel ervaring heeft u met ${kindNoun(kind, 2)}?`,
  none: 'Maak een keuze',
  optionsFailed: 'De keuzes konden niet worden geladen. U kunt uw bericht gewoon versturen.',
  review: 'Het asiel mag mij na plaatsing vragen om een recensie',
  send: 'Verstuur',
  cancel: 'Annuleren',
  discard: {
    title: 'Bericht weggooien?',
    text: 'Uw bericht is nog niet verstuurd.',
    confirm: 'Weggooien',
    cancel: 'Verder schrijven',
  },
} as const;
