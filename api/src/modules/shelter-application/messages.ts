import { APPLICATION_COUNTRIES, type ShelterApplication } from '@portal/shared/contract';

/** Texts for people (C43); those of fields as in the form. */
export const messages = {
  unknownShelter: 'Voer uw asiel naam in',
  unknownProvince: 'Kies een provincie van dit land',
  decided: 'Deze aanvraag is al behandeld',
  boardName: 'bestuur',
};

const countryName = (land: string) => APPLICATION_COUNTRIES.find(({ value }) => value === land)?.label ?? land;

/** What the mails of applications need. */
export interface ApplicationMailFacts {
  productName: string;
  application: ShelterApplication;
}

/** Mails about applications (C36). */
export const mails = {
  toBoard: ({ productName, application: a }: ApplicationMailFacts) => ({
    template: 'application-board',
    subject: `Aanvraag asielaccount: ${a.naam}`,
    paragraphs: [
      `${a.contactpersoon} vraagt een account aan voor ${a.naam}${a.asiel === null ? '' : ' (al aangesloten)'}.`,
      `${a.adres}\n${a.postcode} ${a.plaats}\n${countryName(a.land)}`,
      `Telefoon: ${a.telefoon}\nE-mail: ${a.email}\nBeheerder: ${a.emailbheerder}\nWebsite: ${a.url}`,
      ...(a.motivatie ? [a.motivatie] : []),
    ],
    link: 'Bekijk de aanvraag',
    productName,
  }),
  /** Holds nothing that was typed: the address may be somebody else's. */
  received: ({ productName }: ApplicationMailFacts) => ({
    template: 'application-received',
    subject: `Uw aanvraag bij ${productName} is ontvangen`,
    paragraphs: [
      `Wij hebben uw aanvraag voor een asielaccount bij ${productName} ontvangen. Dank u wel.`,
      'Het bestuur beoordeelt de aanvraag. U krijgt daarna een e-mail met het besluit.',
      'Heeft u niets aangevraagd? Dan hoeft u niets te doen.',
    ],
    productName,
  }),
  linked: ({ productName, application }: ApplicationMailFacts) => ({
    template: 'application-approved',
    subject: `Uw aanvraag voor ${application.naam} is goedgekeurd`,
    paragraphs: [
      `Goed nieuws: het bestuur heeft uw aanvraag voor ${application.naam} goedgekeurd.`,
      'Uw account is gekoppeld aan het asiel. U kunt nu inloggen en dieren op de website zetten.',
    ],
    link: 'Inloggen',
    productName,
  }),
  confirmFirst: ({ productName, application }: ApplicationMailFacts) => ({
    template: 'application-confirm',
    subject: `Uw aanvraag voor ${application.naam} is goedgekeurd`,
    paragraphs: [
      `Goed nieuws: het bestuur heeft uw aanvraag voor ${application.naam} goedgekeurd.`,
      'Bevestig nog het e-mailadres van uw account. Log daarvoor in en vraag op uw profiel de e-mail aan waarmee u het adres bevestigt. Daarna is uw account gekoppeld aan het asiel.',
    ],
    link: 'Inloggen',
    productName,
  }),
  invited: ({ productName, application }: ApplicationMailFacts) => ({
    template: 'application-invite',
    subject: `Uw aanvraag voor ${application.naam} is goedgekeurd`,
    paragraphs: [
      `Goed nieuws: het bestuur heeft uw aanvraag voor ${application.naam} goedgekeurd.`,
      `Maak een account met dit e-mailadres (${application.emailbheerder}) en bevestig het adres. Heeft u al een account met dit adres? Dan hoeft u alleen het adres nog te bevestigen. Daarna is uw account gekoppeld aan het asiel.`,
    ],
    link: 'Registreren',
    productName,
  }),
  rejected: ({ productName, application }: ApplicationMailFacts) => ({
    template: 'application-rejected',
    subject: `Uw aanvraag voor ${application.naam} is afgewezen`,
    paragraphs: [
      `Het bestuur heeft uw aanvraag voor ${application.naam} afgewezen. De reden:`,
      application.reason ?? '',
      'Heeft u vragen? Neem dan contact met ons op.',
    ],
    link: 'Contact',
    productName,
  }),
} as const;
