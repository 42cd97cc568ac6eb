import { portalPath } from '@portal/shared/contract';
import { mailTexts } from '../../lib/mail-text';

/** Days in which a closed account can be restored (C14). */
export const RESTORE_DAYS = 14;

export const messages = {
  unknownShelter: 'Dit asiel bestaat niet',
  otherAccount: 'Deze gegevens horen bij een ander account',
  shelterMissing: 'Vul het nummer van een asiel in',
  codeRefused: 'Deze link is al gebruikt of verlopen',
  unconfirmed:
    'Dit e-mailadres is nog niet bevestigd. Een account krijgt pas rechten als de eigenaar het adres heeft bevestigd.',
  verificationElsewhere: 'De eigenaar kan de e-mail in het eigen profiel opnieuw laten sturen.',
  erasedName: 'Verwijderd account',
} as const;

/** The mail of a closed account, with the link that restores it. */
export function accountClosedMail(facts: { origin: string; productName: string; name: string | null; code: string }) {
  const url = `${facts.origin}${portalPath.confirm()}?mode=restoreAccount&oobCode=${facts.code}`;
  return {
    template: 'account-closed',
    subject: `Uw account bij ${facts.productName} is gesloten`,
    ...mailTexts({
      name: facts.name,
      productName: facts.productName,
      paragraphs: [
        `Uw account bij ${facts.productName} is gesloten. U kunt niet meer inloggen.`,
        `Over ${RESTORE_DAYS} dagen verwijderen wij uw gegevens. Wilt u uw account toch houden? Herstel het dan binnen ${RESTORE_DAYS} dagen.`,
      ],
      link: { label: 'Account herstellen', url },
      closing: ['Heeft u uw account niet zelf gesloten? Herstel het dan en kies daarna een nieuw wachtwoord.'],
    }),
  };
}

/** The mail before an unused account ends (C47); `until` is the day as people write it. */
export function accountUnusedMail(facts: { origin: string; productName: string; name: string | null; until: string }) {
  const { origin, productName, name, until } = facts;
  return {
    template: 'account-unused',
    subject: `Wilt u uw account bij ${productName} houden?`,
    ...mailTexts({
      ...{ name, productName },
      paragraphs: [
        `U bent bijna twee jaar niet bij ${productName} geweest. Op ${until} verwijderen wij uw account en uw gegevens.`,
        'Wilt u uw account houden? Log dan voor die dag een keer in.',
      ],
      link: { label: 'Inloggen', url: `${origin}${portalPath.login()}` },
      closing: ['Wilt u uw account niet meer? Dan hoeft u niets te doen.'],
    }),
  };
}
