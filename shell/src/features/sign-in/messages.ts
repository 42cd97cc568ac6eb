import type { SocialProvider } from '@portal/shared/contract';

/** Texts of logging in and registering. The messages of the fields stand in the contract. */
export const messages = {
  email: 'E-mail',
  password: 'Wachtwoord',
  login: {
    title: 'Inloggen',
    lead: 'Fijn dat u er weer bent.',
    rememberMe: 'Onthoud mijn e-mailadres',
    forgot: 'Wachtwoord vergeten?',
    submit: 'Inloggen',
    or: 'of',
    other: 'Nog geen account?',
    toOther: 'Registreren',
    toOtherSoft: 'Maak er een',
  },
  register: {
    title: 'Registreren',
    lead: 'Met een account bewaart u favorieten en zoekopdrachten.',
    firstName: 'Voornaam',
    lastName: 'Achternaam',
    passwordHint: 'Minimaal 10 tekens: letters, cijfers en . _ % + -',
    accept: 'Ik ga akkoord met de',
    and: 'en de',
    disclaimer: 'disclaimer',
    privacy: 'privacyverklaring',
    submit: 'Account maken',
    other: 'Heeft u al een account?',
    toOther: 'Inloggen',
    toOtherSoft: 'Log in',
  },
  purpose: {
    sentence: {
      login: (what: string) => `Log in om ${what}`,
      register: (what: string) => `Maak een account om ${what}`,
    },
    react: (naam: string) => `op ${naam} te reageren`,
    reactUnnamed: 'te reageren',
    saveSearch: 'deze zoekopdracht op te slaan',
    searches: 'uw zoekopdrachten te bekijken',
    favourites: 'uw favorieten te bewaren',
    reactions: 'uw reacties te bekijken',
    review: 'uw recensie te schrijven',
  },
  keptHere: (count: number) => `Bekijk uw favorieten op dit apparaat (${count})`,
  teaser: {
    login: {
      title: 'Nieuw hier?',
      text: 'Maak een account. Dan bewaart u uw favorieten, krijgt u bericht over nieuwe dieren en volgt u uw reacties.',
    },
    register: {
      title: 'Welkom terug',
      text: 'Heeft u al een account? Log in en ga verder waar u was gebleven.',
    },
  },
  social: (provider: SocialProvider) =>
    `Inloggen met ${{ google: 'Google', facebook: 'Facebook', microsoft: 'Microsoft' }[provider]}`,
  forgot: {
    title: 'Wachtwoord vergeten',
    text: 'Vul uw e-mailadres in. U krijgt een e-mail met een link om een nieuw wachtwoord te kiezen.',
    submit: 'Link versturen',
    sent: 'Kijk in uw e-mail',
    sentText: (email: string) =>
      `Is ${email} bij ons bekend? Dan krijgt u binnen enkele minuten een e-mail. De link werkt één uur. Niets ontvangen? Kijk ook bij ongewenste e-mail.`,
    close: 'Sluiten',
  },
  registered: {
    title: 'Uw account is gemaakt',
    message: (email: string) => `Wij hebben een e-mail gestuurd naar ${email}. Bevestig uw adres met de link daarin.`,
  },
  namesMissing: {
    title: 'Uw naam is niet opgeslagen',
    message: 'Uw account is gemaakt. Vul uw naam nog een keer in bij uw profiel.',
  },
} as const;
