import { apiPath, portalPath, RATING_MAX } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/domain';
import { mailTexts } from '../../lib/mail-text';
import type { Executor } from '../../ports/database/port';
import { isMailAddress, queueMail } from '../../ports/mail/port';
import { messages } from './messages';
import type { RemindedInvite } from './review-request.repository';

/** What both mails of an invite need. */
export interface InviteMailer {
  origin: string;
  productName: string;
}

/** One link per number of stars, most first: the page takes the number from the address (C20). */
const starLinks = (address: string) =>
  Array.from({ length: RATING_MAX }, (_, index) => RATING_MAX - index).map((stars) => ({
    label: messages.stars(stars),
    url: `${address}?rating=${stars}`,
  }));

/** Where one press ends the mails of an invite; whoever has the invite needs no other code. */
const declinePage = (origin: string, uuid: string) =>
  `${origin}${portalPath.confirm()}?mode=declineReview&oobCode=${uuid}`;

/** Queues the mail that asks for a review, or the one reminder of it; answers go to the shelter. */
export async function mailInvite(
  tx: Executor,
  { origin, productName }: InviteMailer,
  invite: RemindedInvite,
  kind: 'request' | 'reminder',
): Promise<void> {
  const { invite_uuid, naam, email, to, displayname, expires } = invite;
  const words = messages[kind];
  const texts = mailTexts({
    name: displayname,
    paragraphs: words.paragraphs(naam),
    links: starLinks(origin + portalPath.review(invite_uuid)),
    closing: [
      messages.inviteEnds(formatDate(expires)),
      words.closing,
      messages.decline(declinePage(origin, invite_uuid)),
    ],
    productName,
  });
  const replyTo = email !== null && isMailAddress(email) ? email : null;
  await queueMail(tx, {
    ...{ to, replyTo, template: `review-${kind}`, subject: words.subject(naam), ...texts },
    unsubscribeUrl: `${origin}/api/${apiPath.reviewUnsubscribe(invite_uuid)}`,
  });
}
