import { portalPath, type SocialProvider } from '@portal/shared/contract';
import { mailTexts } from '../../lib/mail-text';

export const messages = {
  weakPassword: 'Vul uw Wachtwoord in, minimaal 10 karakters',
  commonPassword: 'Dit wachtwoord is te makkelijk te raden. Kies een ander wachtwoord.',
} as const;

/** What every mail of the identity server needs. */
export interface MailFacts {
  origin: string;
  productName: string;
  name: string | null;
}

export const mailFactsOf = (
  { origin, productName }: Pick<MailFacts, 'origin' | 'productName'>,
  { firstname }: { firstname: string | null },
): MailFacts => ({ origin, productName, name: firstname });

const link = (origin: string, mode: string, code: string) =>
  `${origin}${portalPath.confirm()}?mode=${mode}&oobCode=${code}`;

const ONE_HOUR = 'Deze link werkt één uur en één keer.';
const IGNORE = 'Heeft u dit niet gevraagd? Dan hoeft u niets te doen.';

/** '20 november 2026 om 21:45' in Amsterdam. */
const momentText = (at: Date) =>
  new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Amsterdam' }).format(at);

const BROWSERS = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['een iPhone of iPad', /\b(iPhone|iPad)\b/],
  ['Windows', /\bWindows\b/],
  ['een Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** 'Chrome op Windows'; nothing that the caller typed stands in a mail. */
function browserName(userAgent: string | null): string {
  const nameIn = (list: readonly (readonly [string, RegExp])[]) =>
    list.find(([, mark]) => mark.test(userAgent ?? ''))?.[0];
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)];
  return `${browser ?? 'een onbekende browser'}${system ? ` op ${system}` : ''}`;
}

const PROVIDER_NAMES: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  microsoft: 'Microsoft',
};

/** Mails with a link that opens /bevestigen (C24), and notes of what was changed. */
export const mails = {
  verifyEmail: ({ origin, productName, name }: MailFacts, code: string) => ({
    template: 'verify-email',
    subject: `Bevestig uw e-mailadres voor ${productName}`,
    ...mailTexts({
      ...{ name, productName },
      paragraphs: [`Met dit e-mailadres is een account gemaakt bij ${productName}. Klopt dat? Bevestig dan uw adres.`],
      link: { label: 'E-mailadres bevestigen', url: link(origin, 'verifyEmail', code) },
      closing: [ONE_HOUR, IGNORE],
    }),
  }),
  resetPassword: ({ origin, productName, name }: MailFacts, code: string) => ({
    template: 'reset-password',
    subject: `Kies een nieuw wachtwoord voor ${productName}`,
    ...mailTexts({
      ...{ name, productName },
      paragraphs: ['U heeft een nieuw wachtwoord aangevraagd.'],
      link: { label: 'Nieuw wachtwoord kiezen', url: link(origin, 'resetPassword', code) },
      closing: [ONE_HOUR, `${IGNORE} Uw wachtwoord blijft dan hetzelfde.`],
    }),
  }),
  changeEmail: ({ origin, productName, name }: MailFacts, code: string) => ({
    template: 'change-email',
    subject: `Bevestig uw nieuwe e-mailadres voor ${productName}`,
    ...mailTexts({
      ...{ name, productName },
      paragraphs: ['U wilt voortaan dit e-mailadres gebruiken. Bevestig het om de wijziging af te maken.'],
      link: { label: 'Nieuw e-mailadres bevestigen', url: link(origin, 'verifyAndChangeEmail', code) },
      closing: [ONE_HOUR, IGNORE],
    }),
  }),
  emailChanged: ({ productName, name }: MailFacts) => ({
    template: 'email-changed',
    subject: `Uw e-mailadres bij ${productName} is gewijzigd`,
    ...mailTexts({
      ...{ name, productName },
      paragraphs: [
        `U logt bij ${productName} voortaan in met een ander e-mailadres.`,
        'Heeft u dit niet zelf gedaan? Neem dan meteen contact met ons op.',
      ],
    }),
  }),
  newDevice: ({ origin, productName, name }: MailFacts, { userAgent, at }: { userAgent: string | null; at: Date }) => ({
    template: 'new-device',
    subject: `Er is bij ${productName} ingelogd op een nieuw apparaat`,
    ...mailTexts({
      ...{ name, productName },
      paragraphs: [
        `Op ${momentText(at)} is met uw account ingelogd met ${browserName(userAgent)}, waarmee u nog niet eerder inlogde.`,
        'Was u dit zelf? Dan hoeft u niets te doen.',
        "Was u dit niet? Kies dan meteen een nieuw wachtwoord met 'Wachtwoord vergeten'. Op alle apparaten wordt u dan uitgelogd.",
      ],
      link: { label: 'Naar de inlogpagina', url: `${origin}${portalPath.login()}` },
    }),
  }),
  linkAdded: ({ origin, productName, name }: MailFacts, provider: SocialProvider) => ({
    template: 'link-added',
    subject: `U kunt bij ${productName} nu ook inloggen met ${PROVIDER_NAMES[provider]}`,
    ...mailTexts({
      ...{ name, productName },
      paragraphs: [
        `Aan uw account is een account van ${PROVIDER_NAMES[provider]} gekoppeld. Daarmee kan voortaan worden ingelogd.`,
        'Was u dit zelf? Dan hoeft u niets te doen.',
        "Was u dit niet? Kies dan meteen een nieuw wachtwoord met 'Wachtwoord vergeten' en verwijder de koppeling in uw profiel.",
      ],
      link: { label: 'Naar de inlogpagina', url: `${origin}${portalPath.login()}` },
    }),
  }),
  linksEnded: ({ productName, name }: MailFacts) => ({
    template: 'links-ended',
    subject: `Koppelingen van uw account bij ${productName} zijn verwijderd`,
    ...mailTexts({
      ...{ name, productName },
      paragraphs: [
        'U heeft voor het eerst laten zien dat dit e-mailadres van u is. Daarom zijn de koppelingen met Google, Facebook of Microsoft van daarvoor verwijderd.',
        "Wilt u weer zo inloggen? Log dan in met uw wachtwoord, of kies er een met 'Wachtwoord vergeten', en maak de koppeling in uw profiel.",
      ],
    }),
  }),
  passwordChanged: ({ productName, name }: MailFacts) => ({
    template: 'password-changed',
    subject: `Uw wachtwoord bij ${productName} is gewijzigd`,
    ...mailTexts({
      ...{ name, productName },
      paragraphs: [
        'Uw wachtwoord is gewijzigd. Op andere apparaten moet u opnieuw inloggen.',
        "Heeft u dit niet zelf gedaan? Kies dan meteen een nieuw wachtwoord met 'Wachtwoord vergeten'.",
      ],
    }),
  }),
} as const;

/** The pages of a popup (C24). */
export const popupTexts = {
  done: { title: 'U bent klaar', text: 'U kunt dit venster sluiten en verdergaan op de website.' },
  failed: { title: 'Dit is niet gelukt', text: 'U kunt dit venster sluiten en het op de website opnieuw proberen.' },
  demo: (provider: SocialProvider) => ({
    title: `Demo: inloggen met ${PROVIDER_NAMES[provider]}`,
    mark: `Demo, dit is niet ${PROVIDER_NAMES[provider]}.`,
    text: 'Er wordt niets gecontroleerd en niets verstuurd. Vul een verzonnen e-mailadres in en ga verder.',
    email: 'E-mailadres',
    name: 'Naam',
    somebody: 'Demo Bezoeker',
    button: 'Doorgaan in de demo',
  }),
} as const;
