/** Texts of the contact page; toasts and the title of the modal letter by letter from the specification. */
export const messages = {
  title: 'Contact',
  lead: 'Stel uw vraag aan het bestuur van de stichting. Wij antwoorden meestal binnen drie werkdagen.',
  form: 'Contactformulier',
  fields: {
    subject: 'Onderwerp',
    choose: 'Kies een optie',
    salutation: 'Aanhef',
    name: 'Naam',
    email: 'E-mailadres',
    phone: 'Telefoonnummer',
    message: 'Uw vraag',
    messageHint: 'Hoe preciezer u bent, hoe sneller wij u kunnen helpen.',
  },
  send: 'Verstuur',
  invalid: { title: 'let op!', message: 'niet alle velden zijn gevuld' },
  sent: 'formulier is verzonden',
  failed: 'Er is iets mis gegaan probeer het nog een keer',
  thanks: {
    title: 'Bedankt voor uw bericht',
    text: 'Wij lezen alles en antwoorden per e-mail.',
    again: 'Nog een bericht sturen',
  },
  notice: {
    title: 'Let op!',
    text: 'De redactie kan niet bemiddelen tussen vraag en aanbod. Heeft u een vraag over een dier, neem dan contact op met het asiel van dat dier. Dat doet u met de knop ‘Reageer op dit dier’ op de pagina van het dier.',
    close: 'Ik begrijp het',
    search: 'Zoek een dier',
  },
  info: {
    title: 'Goed om te weten',
    board: 'Over het bestuur',
    boardText: (name: string) =>
      `Het bestuur van ${name} beheert deze website. Het bestuur verzorgt zelf geen dieren en zet ze niet op de website: dat doen de asielen.`,
    facts: { board: 'Bestuur', kvk: 'KvK-nummer', rsin: 'RSIN' },
    animal: 'Een vraag over een dier',
    animalText:
      'Neem contact op met het asiel van het dier, op de pagina van dat dier. Het asiel kent het dier het best.',
    registration: 'Uw asiel aanmelden',
    registrationText: 'Werkt u bij een asiel en wilt u uw dieren hier laten zien?',
    registrationLink: 'Vraag een account aan',
    email: 'Liever mailen?',
  },
} as const;
