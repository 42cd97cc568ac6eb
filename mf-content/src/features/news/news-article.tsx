import { type NewsItem, portalPath } from '@portal/shared/contract';
import { ButtonLink, HtmlText, PageTitle } from '@portal/shared/ui';
import { messages } from './messages';
import styles from './news-article.module.css';
import { NewsDate } from './news-date';
import { plainText } from './teaser';

/** Title, date, author and text of an item; the tab shows the title alone (CO-006, SH-019). */
export function NewsArticle({ item }: { item: NewsItem }) {
  return (
    <article className={styles.article}>
      <PageTitle
        title={item.titel}
        documentTitle={item.titel}
        lead={
          <p className={styles.byline}>
            <NewsDate day={item.datum} />
            {item.auteur ? <span>{messages.author(item.auteur)}</span> : null}
          </p>
        }
      />
      {opensWithIntro(item) ? null : <HtmlText html={item.intro ?? ''} className={styles.intro} />}
      <HtmlText html={item.tekst} className={styles.text} />
      <footer className={styles.more}>
        <ButtonLink variant="secondary" to={portalPath.newsList()}>
          {messages.latest.all}
        </ButtonLink>
      </footer>
    </article>
  );
}

/** Whether the text begins with the words of the intro, or there is none: then they are not said twice. */
function opensWithIntro({ intro, tekst }: NewsItem): boolean {
  return plainText(tekst).startsWith(plainText(intro ?? ''));
}
