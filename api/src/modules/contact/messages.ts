import { type ContactForm, Salutation } from '@portal/shared/contract';

/** Texts for people (C43); those of fields and toasts as in the form. */
export const messages = {
  sent: 'formulier is verzonden',
  unknownSubject: 'Kies een optie',
  tooMany: 'U heeft vandaag al vaak geschreven. Probeer het morgen opnieuw.',
  mailSubject: (subject: string) => `Contactformulier: ${subject}`,
  mail: (subject: string, { mv, naam, email, tel, msg }: ContactForm) => [
    `${mv === Salutation.madam ? 'Mevrouw' : 'Meneer'} ${naam} (${email}) heeft geschreven over: ${subject}`,
    msg,
    ...(tel ? [`Telefoon: ${tel}`] : []),
    'U kunt deze e-mail beantwoorden: uw antwoord gaat naar de afzender.',
  ],
  boardName: 'bestuur',
  receiptSubject: (productName: string) => `Uw bericht aan ${productName} is ontvangen`,
  receipt: (subject: string) => [
    `Bedankt voor uw bericht. Wij hebben het ontvangen met het onderwerp ‘${subject}’.`,
    'Wij antwoorden meestal binnen drie werkdagen, per e-mail.',
    'Heeft u ons niet geschreven? Dan hoeft u niets te doen.',
  ],
};
