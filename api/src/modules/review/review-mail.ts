import { portalPath } from '@portal/shared/contract';
import { mailTexts } from '../../lib/mail-text';
import type { Executor } from '../../ports/database/port';
import { queueMail } from '../../ports/mail/port';
import { messages } from './messages';
import { reviewPageRepository, type StoredReview } from './review-page.repository';

/** What mails about a review need. */
export interface ReviewMailer {
  origin: string;
  productName: string;
}

/**
 * Tells the author that the shelter answered, with its text, or that the review was hidden, with the reason (C56). Nobody, when the account
 * is gone.
 */
export async function mailAuthor(
  tx: Executor,
  { origin, productName }: ReviewMailer,
  { id, uid, itemname }: Pick<StoredReview, 'id' | 'uid' | 'itemname'>,
  kind: 'answered' | 'hidden',
  said: string,
): Promise<void> {
  const author = await reviewPageRepository(tx).author(id);
  if (!author) return;
  const words = messages[kind];
  const texts = mailTexts({
    name: author.name,
    paragraphs: words.paragraphs(itemname, said),
    link: { label: words.link, url: origin + portalPath.review(uid) },
    closing: [words.closing(origin + portalPath.contact())],
    productName,
  });
  await queueMail(tx, { to: author.email, template: `review-${kind}`, subject: words.subject(itemname), ...texts });
}
