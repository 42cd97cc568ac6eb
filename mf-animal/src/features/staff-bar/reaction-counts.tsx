import { type Animal, portalPath, ReactionStatus } from '@portal/shared/contract';
import { reactionCounts, reactionCountText } from '@portal/shared/domain';
import { usePortalConfig } from '@portal/shared/session';
import { Link } from 'react-router-dom';
import { messages } from './messages';
import styles from './reaction-counts.module.css';

/** How many reactions the animal has per status, each a link to them in the inbox (AN-019). Nothing when the api gave no numbers. */
export function ReactionCounts({ animal: { uuidkey, responseCount } }: { animal: Animal }) {
  const { productSlug } = usePortalConfig();
  if (responseCount === undefined) return null;
  const hrefOf = (statuscode: ReactionStatus) => {
    const query = new URLSearchParams({ dier: uuidkey });
    if (statuscode !== ReactionStatus.sent) query.set('statuscode', statuscode);
    return `${portalPath.reactions(productSlug)}?${query}`;
  };
  return (
    <nav aria-label={messages.counts}>
      <ul className={styles.counts}>
        {reactionCounts(responseCount).map(({ statuscode, aantal }) => (
          <li key={statuscode}>
            <Link to={hrefOf(statuscode)} className={styles.count}>
              <span className={styles.number}>{reactionCountText(aantal)}</span> {messages.count[statuscode]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
