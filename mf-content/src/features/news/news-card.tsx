import { type NewsItem, NewsStatus, portalPath } from '@portal/shared/contract';
import { PreloadLink } from '@portal/shared/session';
import { cardStyles, classNames } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { messages } from './messages';
import styles from './news-card.module.css';
import { NewsDate } from './news-date';
import { NewsPicture } from './news-picture';
import { teaserOf } from './teaser';

/**
 * `level` is that of the heading: one below the heading of the list. `isLead`: the news of the day, larger than the others, with a picture that comes
 * at once. `isUpright`: where there is room, the picture stands above the words instead of beside them.
 */
export interface NewsCardProps {
  item: NewsItem;
  level: 2 | 3;
  isLead?: boolean;
  isUpright?: boolean;
  /** What an administrator may do with it. */
  actions?: ReactNode;
}

/** Picture, date, title and two lines of an item; the whole card is one link, named by the title (CO-001). */
export function NewsCard({ item, level, isLead = false, isUpright = false, actions }: NewsCardProps) {
  const Heading = `h${level}` as const;
  const teaser = teaserOf(item);
  return (
    <article
      className={classNames(
        cardStyles.card,
        styles.card,
        isLead && styles.lead,
        isUpright && styles.upright,
        item.aktief === NewsStatus.inactive && styles.inactive,
      )}
    >
      <NewsPicture item={item} priority={isLead} className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.date}>
          <NewsDate day={item.datum} />
          {item.aktief === NewsStatus.inactive ? <span className={styles.state}>{messages.list.inactive}</span> : null}
        </p>
        <Heading className={styles.title}>
          <PreloadLink to={portalPath.newsItem(item.id)} className={classNames(cardStyles.link, styles.link)}>
            {item.titel}
          </PreloadLink>
        </Heading>
        {teaser ? <p className={styles.teaser}>{teaser}</p> : null}
        {actions}
      </div>
    </article>
  );
}
